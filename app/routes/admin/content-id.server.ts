import type { AppLoadContext } from '@remix-run/node';

import type { ContentDoc, ContentKind } from '../../domain/content/content/content-kind.server';
import { hashDocument } from '../../domain/content/content/edit-content.server';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { NEW } from './content-form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';

/** Parses the content ID in an editor's URL, or `new`. @throws 404 if invalid. */
export function parseContentId(text: string | undefined): string {
  const id = text === NEW ? NEW : parseProductId(text);
  if (id === undefined) throw createNotFoundResponse();
  return String(id);
}

/** Reads an editor's document and version; empty for new content. @throws 404 if it is gone. */
export async function openContent<Doc extends ContentDoc>(
  { db }: AppLoadContext,
  kind: ContentKind<Doc>,
  text: string | undefined,
): Promise<{ id: string; doc: Doc | undefined; seen: string }> {
  const id = parseContentId(text);
  if (id === NEW) return { id, doc: undefined, seen: '' };
  const doc = requireFound(await kind.read(db, id));
  return { id, doc, seen: hashDocument(doc) };
}
