import type { NextFunction, Request, Response } from 'express';

import { refuse } from './refusal';

const PAGE_METHODS = new Set(['GET', 'HEAD', 'POST']);
const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const READS = new Set(['GET', 'HEAD']);
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const ANY_HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

export interface GuardSettings {
  /** The public origin, when one is set. */
  appUrl: string | undefined;
  /** The address that the server listens on. */
  host: string;
}

/** Whether the request is for the JSON API. */
export function isApi(request: Request): boolean {
  return request.path === '/api' || request.path.startsWith('/api/');
}

/** Whether the request may change something. */
export function isWrite(request: Request): boolean {
  return !READS.has(request.method);
}

/** Refuses other hosts, before anything else is looked at. */
export function checkHost(settings: GuardSettings) {
  const allowedHost = hostPattern(settings);
  return (request: Request, response: Response, next: NextFunction): void => {
    // The store answers to the Host header alone; Remix's adapter would believe this one.
    delete request.headers['x-forwarded-host'];
    // Of two, this store and a proxy in front of it could each believe another one.
    const isOne = (request.headersDistinct['host']?.length ?? 0) === 1;
    if (isOne && allowedHost.test(request.headers.host ?? '')) return next();
    refuse(request, response, 400, 'This store does not answer to that host name. Set APP_URL to serve it.');
  };
}

/**
 * Refuses what no page of the store asks for: other methods, addresses that cannot be read, data requests that would
 * pass by Remix's own checks (`?_data=`) or by the API's (`.data`), and writes that another site sends.
 *
 * @param isAllowedOrigin whether a request comes from a page of another origin that may use the API.
 */
export function guard(isAllowedOrigin: (request: Request) => boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    // A request with a token is the token's alone: no session comes with it, so that nothing is forged. And a page
    // of another origin has a token or nothing.
    const hasNoSession = bearerTokenOf(request) !== undefined || isAllowedOrigin(request);
    if (hasNoSession) delete request.headers.cookie;
    const methods = isApi(request) ? API_METHODS : PAGE_METHODS;
    if (!methods.has(request.method)) {
      response.setHeader('Allow', [...methods].join(', '));
      refuse(request, response, 405, 'This address does not take that method.');
    } else if (!isReadable(request)) {
      refuse(request, response, 400, 'The address cannot be read.');
    } else if ('_data' in request.query || (isApi(request) && request.path.endsWith('.data'))) {
      refuse(request, response, 404, 'There is nothing here.');
    } else if (isWrite(request) && !hasNoSession && !isFromOwnPages(request)) {
      refuse(
        request,
        response,
        403,
        'This form was sent from another site. Open the page here and send it again.',
      );
    } else {
      next();
    }
  };
}

/**
 * The token that a program signs in with, whether it works or not; browsers send this header for another site to nobody
 * who did not allow it.
 */
export function bearerTokenOf(request: Request): string | undefined {
  if (!isApi(request)) return undefined;
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function hostPattern({ appUrl, host }: GuardSettings): RegExp {
  if (appUrl !== undefined) {
    const escaped = new URL(appUrl).host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped}$`, 'i');
  }
  return LOOPBACK.test(host) ? LOOPBACK : ANY_HOST;
}

/** Whether the edge and Remix, which makes a URL of it, understand the same address. */
function isReadable(request: Request): boolean {
  const path = request.originalUrl.split('?')[0] ?? '';
  try {
    // A whole URL, as only proxies are sent one, would be put behind ours.
    const decoded = decodeURIComponent(path);
    if (!path.startsWith('/') || decoded.includes('\0')) return false;
    // Dots lead elsewhere, and past whoever decides by the path.
    if (!isApi(request)) return !path.split(/[/\\]/).some(isDots);
    // Programs write their addresses properly, and no pattern of a route expects the end of a line.
    return new URL(`http://host${path}`).pathname === path && !/[\p{Cc}\u2028\u2029]/u.test(decoded);
  } catch {
    return false;
  }
}

function isDots(segment: string): boolean {
  return /^\.{1,2}$/.test(segment.replaceAll(/%2e/gi, '.'));
}

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. Programs send neither; they
 * hold no cookie of a visitor, so nothing is forged by them.
 */
function isFromOwnPages(request: Request): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host = '' } = request.headers;
  return origin === undefined || isFromHost(origin, host);
}

/** Whether an Origin header names the host that was asked. */
export function isFromHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}
