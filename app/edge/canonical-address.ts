import type { NextFunction, Request, Response } from 'express';

import { isApi } from './guard';

/** Second parts that are slugs, and slugs are lower case. Any other second part may hold a key of mixed case. */
const SLUG_FOLLOWS = new Set(['product', 'blog']);

/**
 * The one way to write a path of the store: no slash at its end, none doubled, and lower case where the product's
 * own addresses are. The router takes other spellings for the same page; a search engine takes them for copies.
 */
export function canonicalPath(path: string): string {
  // A browser reads '/\\' as '//', and that begins another host.
  const parts = path.replaceAll('\\', '%5C').split('/').filter(Boolean);
  const written = parts.map((part, index) =>
    index === 0 || (index === 1 && SLUG_FOLLOWS.has(parts[0]?.toLowerCase() ?? ''))
      ? part.replace(/%[0-9a-f]{2}|[A-Z]/gi, (found) =>
          found.startsWith('%') ? found.toUpperCase() : found.toLowerCase(),
        )
      : part,
  );
  return `/${written.join('/')}`;
}

/** Leads another spelling of an address to the canonical one, for good; a form keeps its method and its body. */
export function redirectToCanonicalAddress(request: Request, response: Response, next: NextFunction): void {
  const [path = '/', query] = splitOnce(request.originalUrl, '?');
  const canonical = canonicalPath(path);
  if (canonical === path || isApi(request)) return next();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Not response.redirect(): it would write the address into a page.
  response
    .status(isRead ? 301 : 308)
    .setHeader('Location', query === undefined ? canonical : `${canonical}?${query}`);
  response.end();
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
