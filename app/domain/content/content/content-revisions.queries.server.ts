import type { Db } from '../../../../db/schema';
import { parseJson } from '../../base/shared/stored-json';
import type { ContentDoc } from './content-kind.server';

/** Versions shown; all are stored. */
const SHOWN = 50;

/** Lists a document's versions, newest first. */
export async function listRevisions(db: Db, subject: string) {
  const rows = await db
    .selectFrom('content_revisions')
    .select(['id', 'actor', 'created_at as createdAt', 'data'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, doc: parseDoc(parseJson(data)) }));
}

function parseDoc(value: unknown): ContentDoc {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
