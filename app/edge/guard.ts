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

/**
 * Refuses what no page of the store asks for: other methods, other hosts, addresses that cannot be decoded, the
 * classic data requests (`?_data=`, which would pass by Remix's own checks), and writes that another site sends.
 */
export function guard(settings: GuardSettings) {
  const allowedHost = hostPattern(settings);
  return (request: Request, response: Response, next: NextFunction): void => {
    // The store answers to the Host header alone; Remix's adapter would believe this one.
    delete request.headers['x-forwarded-host'];
    // A request with a token is the token's alone: no session comes with it, so that nothing is forged.
    const hasToken = carriesToken(request);
    if (hasToken) delete request.headers.cookie;
    const methods = isApi(request) ? API_METHODS : PAGE_METHODS;
    const host = request.headers.host ?? '';
    if (!methods.has(request.method)) {
      response.setHeader('Allow', [...methods].join(', '));
      refuse(request, response, 405, 'This address does not take that method.');
    } else if (!allowedHost.test(host)) {
      refuse(
        request,
        response,
        400,
        'This store does not answer to that host name. Set APP_URL to serve it.',
      );
    } else if (!isDecodable(request.originalUrl)) {
      refuse(request, response, 400, 'The address cannot be read.');
    } else if ('_data' in request.query) {
      refuse(request, response, 404, 'There is nothing here.');
    } else if (isWrite(request) && !hasToken && !isFromOwnPages(request, host)) {
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

/** Whether a program signs in by a token; browsers send this header for another site to nobody who did not allow it. */
function carriesToken(request: Request): boolean {
  return isApi(request) && /^Bearer /i.test(request.headers.authorization ?? '');
}

function hostPattern({ appUrl, host }: GuardSettings): RegExp {
  if (appUrl !== undefined) {
    const escaped = new URL(appUrl).host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped}$`, 'i');
  }
  return LOOPBACK.test(host) ? LOOPBACK : ANY_HOST;
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. Programs send neither; they
 * hold no cookie of a visitor, so nothing is forged by them.
 */
function isFromOwnPages(request: Request, host: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}
