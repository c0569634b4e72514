import type { NextFunction, Request, Response } from 'express';

import { isApi, isFromHost } from './guard';
import { routedPath } from './routed-path';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const SENT = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const EXPOSED = [
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
/** How long a browser may remember what it was allowed, in seconds. Chromium takes no more. */
const REMEMBERED = '7200';

/** Whether a request comes from a page of another origin that may use the API. */
export type IsAllowedOrigin = (request: Request) => boolean;

/** @param origins the origins of API_CORS_ORIGINS; none: no page of another origin may use the API. */
export function allowedOrigins(origins: readonly string[]): IsAllowedOrigin {
  const allowed = new Set(origins);
  return (request) => {
    const { origin, host = '' } = request.headers;
    return origin !== undefined && allowed.has(origin) && takesCors(request) && !isFromHost(origin, host);
  };
}

/** Providers' webhooks are for their servers: no page has a reason to call them. */
function takesCors(request: Request): boolean {
  return isApi(request) && !/^\/api\/webhooks(\/|$)/.test(routedPath(request.path));
}

/**
 * Lets pages of the allowed origins read what the API answers, and answers their browsers' questions beforehand. No
 * answer allows credentials: such a page has a token or nothing (decision 0031).
 */
export function cors(origins: readonly string[], isAllowed: IsAllowedOrigin) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (origins.length === 0 || !takesCors(request)) return next();
    // Also where the origin is not allowed: nobody may be given the answer that was kept for another.
    response.vary('Origin');
    if (!isAllowed(request)) return next();
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers) {
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      response.setHeader('Access-Control-Allow-Headers', SENT);
      response.setHeader('Access-Control-Max-Age', REMEMBERED);
      response.status(204).end();
      return;
    }
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    next();
  };
}
