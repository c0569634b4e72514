import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

import { newRequestId, REFUSAL_POLICY } from './refusal';

/** Pictures that other sites show beside a link to the store. */
const SHOWN_ELSEWHERE = /^\/pictures\/([a-z-]+\.png|products\/[\dx-]+\.webp)$/;

/** Whether buyers reach the store by HTTPS: its public origin says so, for a proxy in front of it speaks TLS. */
export function isBehindHttps(appUrl: string | undefined): boolean {
  return appUrl?.startsWith('https:') ?? false;
}

/** The headers that every answer carries, whatever was asked. */
export function commonHeaders(isHttps: boolean): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // A stricter policy hides the origin, and forms sent without JavaScript would then be refused as foreign.
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(isHttps
      ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ];
}

/** Names the request, makes its nonce and sets the headers that every answer carries. */
export function securityHeaders(appUrl: string | undefined) {
  const common = commonHeaders(isBehindHttps(appUrl));
  return (request: Request, response: Response, next: NextFunction): void => {
    response.locals['requestId'] = newRequestId();
    response.locals['nonce'] = randomBytes(16).toString('base64');
    response.setHeader('X-Request-Id', response.locals['requestId']);
    for (const [name, value] of common) response.setHeader(name, value);
    if (SHOWN_ELSEWHERE.test(request.path))
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      // As late as this: a page brings its own policy, and Remix would add it to one that is there.
      writeHead(...given: unknown[]): Response {
        if (!response.hasHeader('Content-Security-Policy'))
          response.setHeader('Content-Security-Policy', REFUSAL_POLICY);
        return Reflect.apply(writeHead, response, given);
      },
    });
    next();
  };
}
