import type { NextFunction, Request, Response } from 'express';

import { getPathLanguage } from '../i18n/language-path';
import { isApi } from './guard';

/** First segments that are followed by a slug, which is lowercase. Other second segments may be case-sensitive keys. */
const SLUG_FOLLOWS = new Set(['product', 'blog']);

/**
 * Returns the canonical form of a path: no trailing or double slashes, and lowercase where the store's own addresses are.
 * The router accepts other spellings of a page; a search engine would list them as duplicates.
 */
export function getCanonicalPath(path: string): string {
  // Browsers read '/\\' as '//', which starts another host.
  const parts = path.replaceAll('\\', '%5C').split('/').filter(Boolean);
  const first = getPathLanguage(path) === 'en' ? 0 : 1;
  const written = parts.map((part, index) =>
    index <= first || (index === first + 1 && SLUG_FOLLOWS.has(parts[first]?.toLowerCase() ?? ''))
      ? part.replace(/%[0-9a-f]{2}|[A-Z]/gi, (found) =>
          found.startsWith('%') ? found.toUpperCase() : found.toLowerCase(),
        )
      : part,
  );
  return `/${written.join('/')}`;
}

/** Redirects other spellings of an address to the canonical one, permanently. A form keeps its method and body. */
export function redirectToCanonicalAddress(request: Request, response: Response, next: NextFunction): void {
  const [path = '/', query] = splitOnce(request.originalUrl, '?');
  const canonical = getCanonicalPath(path);
  if (canonical === path || isApi(request)) return next();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // response.redirect() would write the address into a page.
  response
    .status(isRead ? 301 : 308)
    .setHeader('Location', query === undefined ? canonical : `${canonical}?${query}`);
  response.end();
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
