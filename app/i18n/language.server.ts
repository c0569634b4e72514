import { AsyncLocalStorage } from 'node:async_hooks';

import { setCatalog } from './i18n';
import { setLanguageSource } from './language';
import type { Language } from './language-path';
import french from './locales/fr-CA.json';

const languages = new AsyncLocalStorage<Language>();
setLanguageSource(() => languages.getStore() ?? 'en');
setCatalog(french.messages);

/** Runs a function, and all that it awaits, in a language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languages.run(language, run);
}
