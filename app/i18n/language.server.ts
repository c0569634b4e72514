import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

import { setCatalog } from './i18n';
import { setLanguageSource } from './language';
import type { Language } from './language-path';
import french from './locales/fr-CA.json';

const languages = new AsyncLocalStorage<Language>();
setLanguageSource(() => languages.getStore() ?? 'en');
setCatalog(french.messages);

let hasFrench = true;

/** Makes everything English: in a store without French pages, buyers who chose French before get English mail. */
export function turnFrenchOff(): void {
  hasFrench = false;
}

/** Reads another catalog in place of the French one, for what the server renders. */
export function readCatalog(file: string): void {
  // Not checked: a developer names the file, which the compiler of catalogs writes in this shape.
  const catalog: typeof french = JSON.parse(readFileSync(file, 'utf8'));
  setCatalog(catalog.messages);
}

/** Runs a function, and all that it awaits, in a language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(hasFrench ? language : 'en', run);
}
