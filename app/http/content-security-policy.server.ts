const development = process.env['NODE_ENV'] !== 'production';

/** What a page may load: its own files, and the inline scripts that carry its nonce. Pictures may also be uploads kept elsewhere. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
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
