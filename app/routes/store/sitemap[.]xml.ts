import type { LoaderFunctionArgs } from '@remix-run/node';

import { readSitemap } from '../../domain/content/content/sitemap.queries.server';
import { createSitemapResponse } from './sitemap-xml.server';

/** The sitemap; for large stores, the index of its parts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { kind, entries } = await readSitemap(context.db);
  return createSitemapResponse(context, request, entries, kind);
}
