import type { Trx } from '../../../../db/schema';
import { ConflictError } from './errors';

/** The record changed since the form was opened. Nothing was written; the message shows both values. */
export class StaleFormError extends ConflictError {}

/** A field's stored and submitted values, formatted. */
export type ComparedField = readonly [label: string, stored: string, entered: string];

/** Creates the error for a stale form: who changed what. */
export async function createStaleFormError(trx: Trx, subject: string, fields: readonly ComparedField[] = []) {
  const last = await trx
    .selectFrom('audit_entries')
    .select('actor')
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const who = last === undefined ? 'somebody' : last.actor.replace(/^staff:/, '');
  const differences = fields
    .filter(([, stored, entered]) => stored !== entered)
    .map(
      ([label, stored, entered]) =>
        `${label}: now ${formatExpectedValue(stored)}, you entered ${formatExpectedValue(entered)}`,
    );
  return new StaleFormError(
    `Nothing was saved: ${who} changed this since you opened it. ${
      differences.length === 0
        ? 'Review it and try again.'
        : `${differences.join('; ')}. Save again to keep your version.`
    }`,
  );
}

function formatExpectedValue(text: string): string {
  return text === '' ? 'empty' : `“${text}”`;
}
