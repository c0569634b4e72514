import type { AppLoadContext } from '@remix-run/node';

import type { SitemapEntry } from '../../domain/content/content/sitemap.queries.server';
import { getRequestOrigin } from '../../http/origin.server';
import { addLanguage } from '../../i18n/language-path';
import { listAlternates } from '../../ui/seo/alternates';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Creates a sitemap or sitemap index. */
export function createSitemapResponse(
  context: AppLoadContext,
  request: Request,
  entries: readonly SitemapEntry[],
  kind: 'pages' | 'parts',
): Response {
  const origin = getRequestOrigin(context, request);
  const xml =
    kind === 'pages' ? writePages(origin, entries, context.env.french) : writeIndex(origin, entries);
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}

function writeIndex(origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => `<sitemap>${writePlace(origin, entry)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

/** Writes the sitemap of pages. A page with a French one is listed in both languages, each with its alternates. */
export function writePages(origin: string, entries: readonly SitemapEntry[], hasFrench: boolean): string {
  const lines = entries.map((entry) => {
    const english = writePlace(origin, entry);
    if (!hasFrench || entry.isEnglishOnly === true) return `<url>${english}</url>\n`;
    const french = writePlace(origin, { ...entry, path: addLanguage(entry.path, 'fr-CA') });
    const alternates = listAlternates(origin, entry.path)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
      )
      .join('');
    return `<url>${english}${alternates}</url>\n<url>${french}${alternates}</url>\n`;
  });
  const links = hasFrench ? ` xmlns:xhtml="${LINKS_NAMESPACE}"` : '';
  return `${HEAD}<urlset xmlns="${NAMESPACE}"${links}>\n${lines.join('')}</urlset>\n`;
}

function writePlace(origin: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<loc>${escapeXml(origin + path)}</loc>${changed}`;
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
