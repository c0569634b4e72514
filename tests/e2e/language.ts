import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { i18n } from '../../app/i18n/i18n';
import { getLanguage } from '../../app/i18n/language';
import { addLanguage, getPathLanguage } from '../../app/i18n/language-path';
import { readDemoFile } from '../../db/seeds/demo-files';
import { CATALOG, readCatalog } from '../../scripts/texts';

/** Marks a story that is also played in French. It finds everything by `t`, and by functions such as `formatMoney`. */
export const BILINGUAL = { tag: '@bilingual' };

const Rows = z.array(z.record(z.string()));
const terms = Rows.parse(parse(readFileSync('db/seeds/french-terms.csv'), { columns: true }));
const frenchProducts = new Map(readRows('french-products').map(({ SKU, Name }) => [SKU, Name]));
const french = readCatalog(readFileSync(CATALOG, 'utf8'));

/**
 * Returns a text of the store in the story's language, without the tags of its elements.
 *
 * @param message as the catalog has it: t('Quantity of {name}', { name }).
 * @param context as the catalog has it: t('Checkout', {}, 'heading').
 * @throws Error if the catalog has no such text.
 */
export function t(message: string, values: Record<string, string | number> = {}, context?: string): string {
  const translation = french[generateMessageId(message, context)];
  if (translation === undefined) throw new Error(`The catalog of messages has no “${message}”.`);
  const whole = i18n._({ message: compileMessage(message), french: translation, values });
  return whole.replace(/<\/?\d+\/?>/g, '');
}

/** Returns the path of a store's page in the story's language, where it has none yet. */
export function localPath(path: string): string {
  const isLocal = /^\/(admin|api)\b/.test(path) || getPathLanguage(path) !== 'en';
  return isLocal ? path : addLanguage(path, getLanguage());
}

/** Returns a pattern of texts that follow each other, whatever space is in and between them. */
export function inOrder(...texts: string[]): RegExp {
  return new RegExp(texts.map(toPattern).join('\\s*'));
}

/** Returns a pattern of what begins with these texts. */
export function startingWith(...texts: string[]): RegExp {
  return new RegExp(`^${inOrder(...texts).source}`);
}

function toPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** The French of the trade's terms, and of the demo's categories and products. */
const frenchNames = new Map([
  ...terms.map(({ English, French }) => [English, French] as const),
  ...readRows('categories').map((row) => [row['Name'], row['French name']] as const),
  ...readRows('products').map(({ SKU, Name }) => [Name, frenchProducts.get(SKU)] as const),
]);

/** Returns a term or name of the demo's catalog in the story's language. */
export function catalogName(english: string): string {
  if (getLanguage() === 'en') return english;
  const name = frenchNames.get(english);
  if (name === undefined) throw new Error(`The demo has no French for “${english}”.`);
  return name;
}

function readRows(file: string) {
  return Rows.parse(parse(readDemoFile(file), { columns: true }));
}
