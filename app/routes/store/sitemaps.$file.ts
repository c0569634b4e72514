import type { LoaderFunctionArgs } from '@remix-run/node';

import { findSitemapPart } from '../../domain/content/content/sitemap.queries.server';
import { requireFound } from '../../http/not-found.server';
import { createSitemapResponse } from './sitemap-xml.server';

/** One part of a large sitemap. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const name = /^([a-z0-9-]{1,30})\.xml$/.exec(params['file'] ?? '')?.[1] ?? '';
  const entries = requireFound(await findSitemapPart(context.db, name));
  return createSitemapResponse(context, request, entries, 'pages');
}
