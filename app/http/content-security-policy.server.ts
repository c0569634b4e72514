import { createHash } from 'node:crypto';

const development = process.env['NODE_ENV'] !== 'production';

/**
 * Returns what a page may load: its own files and the inline scripts of these sources, such as `'nonce-…'`. Pictures may
 * also be uploads kept elsewhere.
 */
export function contentSecurityPolicy(scriptSources: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources}`,
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

/**
 * Prepares a page for the cache: takes the nonce off its inline scripts and returns their hashes as script sources. Other
 * scripts, such as one that slipped into a text, get no hash, and browsers don't run them.
 */
export function replaceNonceByHashes(page: string, nonce: string): { page: string; scriptSources: string } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (attributes.includes(attribute))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { page: page.replaceAll(attribute, ''), scriptSources: [...hashes].join(' ') };
}
