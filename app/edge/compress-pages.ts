import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses pages and data of 1 KB or more.
 *
 * Responses with exactly `no-store` stay uncompressed: the back office, the cart, the checkout. Where a secret and text that
 * another site chose are compressed together, the length reveals something about the secret (BREACH).
 */
export function compressPages(): RequestHandler {
  return compression({
    filter: (request, response) =>
      response.getHeader('Cache-Control') !== 'no-store' && compression.filter(request, response),
  });
}
