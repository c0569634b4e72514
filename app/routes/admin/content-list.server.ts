import type { Db } from '../../../db/schema';
import { listContent } from '../../domain/content/content/content-lists.queries.server';
import { parseContentFilter, type ListedKind } from '../../domain/content/content/content-lists.rules';

/** Reads the page of a content list that a URL asks for. */
export async function loadContentList(db: Db, kind: ListedKind, request: Request) {
  const params = new URL(request.url).searchParams;
  const filter = parseContentFilter(kind, params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listContent(db, kind, filter, page)) };
}
