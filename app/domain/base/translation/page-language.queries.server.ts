import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { getLanguage } from '~/i18n/language';
import { findFrench } from '../../../../db/french-texts';
import type { Db, Trx } from '../../../../db/schema';

/**
 * Selects a text column in the page's language: on French pages, its French where someone has translated it.
 * `.select(inPageLanguage('p.name').as('name'))`.
 */
export function inPageLanguage(column: string): RawBuilder<string> {
  const english = sql.ref<string>(column);
  if (getLanguage() === 'en') return sql<string>`${english}`;
  return sql<string>`coalesce((select french from french_texts where english = ${english}), ${english})`;
}

/** Selects the `lang` of a column that `inPageLanguage` selects: 'en' for English on a French page, otherwise null. */
export function languageOf(column: string): RawBuilder<'en' | null> {
  if (getLanguage() === 'en') return sql<null>`null`;
  return sql<'en' | null>`case when ${hasFrench(column)} then null else 'en' end`;
}

/** The condition that someone has translated a text column. */
export function hasFrench(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from french_texts where english = ${sql.ref(column)})`;
}

/** Finds the French of the texts in a value, for a page that needs their English as well; nothing for English pages. */
export async function readTranslations(db: Db | Trx, value: unknown): Promise<Record<string, string>> {
  if (getLanguage() === 'en') return {};
  return Object.fromEntries(await findFrench(db, listTexts(value)));
}

/** Puts the texts of a JSON value into the page's language, those in lists and objects too. */
export async function translateValue<Value>(db: Db | Trx, value: Value): Promise<Value> {
  if (getLanguage() === 'en') return value;
  const french = await findFrench(db, listTexts(value));
  const translate = (part: unknown): unknown => {
    if (typeof part === 'string') return french.get(part) ?? part;
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, translate(inner)]));
  };
  // The same shape with other texts.
  return translate(value) as Value;
}

/** Puts these fields of rows into the page's language. The others hold codes and names. */
export async function translateFields<Row extends object>(
  db: Db | Trx,
  rows: readonly Row[],
  fields: readonly (keyof Row)[],
): Promise<Row[]> {
  const pickTexts = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field]]));
  const texts = await translateValue(db, rows.map(pickTexts));
  return rows.map((row, index) => ({ ...row, ...texts[index] }));
}

/** Lists the texts in a JSON value. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
