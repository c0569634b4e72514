import type { AppLoadContext } from '@remix-run/node';

import type { SitemapEntry } from '../../domain/content/content/sitemap.queries.server';
import { getRequestOrigin } from '../../http/origin.server';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Creates a sitemap or sitemap index. */
export function createSitemapResponse(
  context: AppLoadContext,
  request: Request,
  entries: readonly SitemapEntry[],
  kind: 'pages' | 'parts',
): Response {
  const origin = getRequestOrigin(context, request);
  const [list, item] = kind === 'pages' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${changed}</${item}>\n`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);
}
