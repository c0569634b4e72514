import { createHash } from 'node:crypto';

import { findFrench } from '../../../db/french-texts';
import type { Db, Trx } from '../../../db/schema';
import { linesOf, toPlainLines } from '../../domain/base/shared/multi-line-fields';
import { parseJson, parseTextList } from '../../domain/base/shared/stored-json';
import { needsFrench, type FrenchTextForm } from './french-kinds.rules';
import type { SourceText } from './french-sources.queries.server';

/** A text and its French as a form shows them. */
export type FrenchText = Awaited<ReturnType<typeof readFrenchTexts>>[number];

/** Reads the French of texts. */
export async function readFrenchTexts(db: Db | Trx, texts: readonly SourceText[]) {
  const found = await findFrench(
    db,
    texts.map(({ english }) => english),
  );
  return texts.map(({ name, label, form, english, isOptional = false }) => {
    const stored = found.get(english) ?? '';
    const french = toFieldText(form, stored);
    return {
      name,
      label,
      form,
      french,
      english: toFieldText(form, english),
      isMissing: stored === '' && !isOptional && needsFrench(english),
      seen: hashFrench(english, french),
    };
  });
}

/** Hashes a text and its French. Forms carry it as what was seen. */
export function hashFrench(english: string, french: string): string {
  return createHash('sha256').update(`${english}\0${french}`).digest('base64url').slice(0, 12);
}

/** Returns a stored text as a field shows it. */
function toFieldText(form: FrenchTextForm, stored: string): string {
  return form === 'list' ? parseTextList(stored).join('\n') : toPlainLines(stored);
}

/** Returns what a field shows as it is stored. */
export function toStored(form: FrenchTextForm, shown: string): string {
  return form === 'list' && shown !== '' ? JSON.stringify(linesOf(shown)) : shown;
}

/** Log entries in which an earlier English is looked for. */
const MAX_ENTRIES = 20;

/** Finds the French of earlier versions of texts, by field: it often needs only a few words changed. */
export async function findFormerFrench(
  db: Db,
  subject: string,
  texts: readonly FrenchText[],
): Promise<Record<string, string>> {
  const missing = texts.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return {};
  const entries = await db
    .selectFrom('audit_entries')
    .select('before')
    .where('subject', '=', subject)
    .where('before', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const docs = entries.map(({ before }) => new Map(Object.entries(parseJson(before ?? '') ?? {})));
  const formerOf = ({ name, form }: FrenchText) =>
    docs.flatMap((doc) => {
      const value: unknown = doc.get(name);
      if (Array.isArray(value)) return form === 'list' ? [JSON.stringify(value)] : [];
      return typeof value === 'string' ? [value] : [];
    });
  const french = await findFrench(db, missing.flatMap(formerOf));
  return Object.fromEntries(
    missing.flatMap((text) => {
      const former = formerOf(text).find((english) => french.has(english));
      return former === undefined ? [] : [[text.name, toFieldText(text.form, french.get(former) ?? '')]];
    }),
  );
}
