import type { LoaderFunctionArgs } from '@remix-run/node';

import { readSitemap } from '../../domain/content/content/sitemap.queries.server';
import { createSitemapResponse } from './sitemap-xml.server';

/** Every address that is open to visitors; of a large store, the list of the files that list them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { kind, entries } = await readSitemap(context.db);
  return createSitemapResponse(context, request, entries, kind);
}
