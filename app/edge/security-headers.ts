import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

import { newRequestId } from './refusal';

/** Pictures that other sites show beside a link to the store. */
const SHOWN_ELSEWHERE = /^\/pictures\/([a-z-]+\.png|products\/[\dx-]+\.webp)$/;

/** Names the request, makes its nonce and sets the headers that every answer carries. */
export function securityHeaders(appUrl: string | undefined) {
  const isHttps = appUrl?.startsWith('https:') ?? false;
  return (request: Request, response: Response, next: NextFunction): void => {
    response.locals['requestId'] = newRequestId();
    response.locals['nonce'] = randomBytes(16).toString('base64');
    response.setHeader('X-Request-Id', response.locals['requestId']);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    // A stricter policy hides the origin, and forms sent without JavaScript would then be refused as foreign.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader(
      'Cross-Origin-Resource-Policy',
      SHOWN_ELSEWHERE.test(request.path) ? 'cross-origin' : 'same-origin',
    );
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    next();
  };
}
