import { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { parseJson } from '../shared/stored-json';

export type RegistrationDraft = Awaited<ReturnType<typeof readRegistrationDraft>>;

const StoredFields = z.record(z.string()).catch({});

/** Reads a session's registration draft; empty if expired. */
export async function readRegistrationDraft(db: Db | Trx, sessionIdHash: string | undefined) {
  const row =
    sessionIdHash === undefined
      ? undefined
      : await db
          .selectFrom('registration_drafts')
          .select(['data', 'revision', 'sent_at', 'expires_at'])
          .where('session_id_hash', '=', sessionIdHash)
          .executeTakeFirst();
  if (row === undefined) return { status: 'none', typed: {}, revision: 0 };
  const { revision } = row;
  if (row.expires_at <= nowIso()) {
    return { status: row.sent_at === null ? 'expired' : 'none', typed: {}, revision };
  }
  return {
    status: row.sent_at === null ? 'open' : 'sent',
    typed: StoredFields.parse(parseJson(row.data)),
    revision,
  };
}
