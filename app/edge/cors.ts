import type { NextFunction, Request, Response } from 'express';

import { isApi, isFromHost } from './guard';
import { getRoutedPath } from './routed-path';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'X-Total-Count',
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Idempotent-Replayed',
].join(', ');
/** Lifetime of a preflight response in seconds; Chromium's maximum. */
const MAX_AGE = '7200';

/** Tells whether a request comes from a page of another origin that may use the API. */
type IsAllowedOrigin = (request: Request) => boolean;

/** @param origins the origins in API_CORS_ORIGINS; if empty, no other origin may use the API. */
export function createOriginCheck(origins: readonly string[]): IsAllowedOrigin {
  const allowed = new Set(origins);
  return (request) => {
    const { origin, host = '' } = request.headers;
    return origin !== undefined && allowed.has(origin) && takesCors(request) && !isFromHost(origin, host);
  };
}

/** Webhooks of payment providers are called by servers only. */
function takesCors(request: Request): boolean {
  return isApi(request) && !/^\/api\/webhooks(\/|$)/.test(getRoutedPath(request.path));
}

/**
 * Lets pages of the allowed origins read API responses, and answers preflight requests. Credentials are never allowed:
 * such pages use a token (decision 0031).
 */
export function cors(origins: readonly string[], isAllowed: IsAllowedOrigin) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (origins.length === 0 || !takesCors(request)) return next();
    // Also for origins that aren't allowed: a cache must not reuse a response for another origin.
    response.vary('Origin');
    if (!isAllowed(request)) return next();
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers) {
      response.setHeader('Access-Control-Allow-Methods', ALLOWED_METHODS);
      response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      response.setHeader('Access-Control-Max-Age', MAX_AGE);
      response.status(204).end();
      return;
    }
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    next();
  };
}
