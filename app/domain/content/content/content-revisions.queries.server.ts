import type { Db } from '../../../../db/schema';
import { parseJson } from '../../base/shared/stored-json';
import type { ContentDoc } from './content-kind.server';

export interface ContentRevision {
  id: number;
  /** 'staff:admin'; empty for what the store came with. */
  actor: string;
  createdAt: string;
  doc: ContentDoc;
}

/** How many versions of one thing are shown; all of them are kept. */
const SHOWN = 50;

/** The versions of one thing that were kept, the latest first. */
export async function listRevisions(db: Db, subject: string): Promise<ContentRevision[]> {
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
