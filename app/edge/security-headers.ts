import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

import { newRequestId, REFUSAL_POLICY } from './refusal';

/** Pictures that other sites embed next to a link to the store. */
const EMBEDDABLE_PICTURES = /^\/pictures\/([a-z-]+\.png|[\w.-]+\.webp|products\/[\dx-]+\.webp)$/;

/** A browser that opens a picture by itself shows it with styles of its own. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Tells whether buyers reach the store by HTTPS, according to its public origin: a proxy terminates TLS. */
export function isBehindHttps(appUrl: string | undefined): boolean {
  return appUrl?.startsWith('https:') ?? false;
}

/** Returns the headers that every response carries. */
export function commonHeaders(isHttps: boolean): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // A stricter policy hides the origin, and forms sent without JavaScript would be refused as cross-site.
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(isHttps
      ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ];
}

/** Returns an unguessable value that marks the inline scripts of one rendering as the store's own. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Creates the request's ID and nonce, and sets the headers that every response carries. */
export function securityHeaders(appUrl: string | undefined) {
  const common = commonHeaders(isBehindHttps(appUrl));
  return (request: Request, response: Response, next: NextFunction): void => {
    response.locals['requestId'] = newRequestId();
    response.locals['nonce'] = newNonce();
    response.setHeader('X-Request-Id', response.locals['requestId']);
    for (const [name, value] of common) response.setHeader(name, value);
    const isPicture = EMBEDDABLE_PICTURES.test(request.path);
    if (isPicture) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      // Set this late because a page has its own policy, and Remix would append it to this one.
      writeHead(...given: unknown[]): Response {
        if (!response.hasHeader('Content-Security-Policy'))
          response.setHeader('Content-Security-Policy', isPicture ? PICTURE_POLICY : REFUSAL_POLICY);
        return Reflect.apply(writeHead, response, given);
      },
    });
    next();
  };
}
