import { createHash } from 'node:crypto';

const development = process.env['NODE_ENV'] !== 'production';

/**
 * What a page may load: its own files and its own inline scripts, which carry the nonce or, on a page for the cache, are
 * listed by their hashes. Pictures may also be uploads kept elsewhere.
 */
export function contentSecurityPolicy(nonce: string | undefined, page: Buffer): string {
  const inlineScripts = nonce === undefined ? scriptHashes(String(page)) : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts}`,
    // In development Vite puts styles into the page itself, and speaks to it over a web socket.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Scripts with a source are covered by 'self'; JSON-LD is not run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}
