import type { NextFunction, Request, Response } from 'express';

import { refuse } from './refusal';
import { REFUSALS } from './refusal-texts';
import { getRoutedPath } from './routed-path';

const PAGE_METHODS = new Set(['GET', 'HEAD', 'POST']);
const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const READS = new Set(['GET', 'HEAD']);
const API_DOCS = '/api/docs';
/** More than any address of the store has. Matching routes takes time that grows with the square of the segments. */
const MAX_SEGMENTS = 16;
const MAX_PATH_LENGTH = 2_048;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const ANY_HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

interface GuardSettings {
  /** The public origin, if set. */
  appUrl: string | undefined;
  /** The address that the server listens on. */
  host: string;
}

/** Tells whether a request is for the JSON API. */
export function isApi(request: Request): boolean {
  return isApiPath(request.path);
}

/** Tells whether a path belongs to the JSON API. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Tells whether a request may change something. */
export function isWrite(request: Request): boolean {
  return !READS.has(request.method);
}

/** Refuses other hosts. */
export function checkHost(settings: GuardSettings) {
  const allowedHost = getHostPattern(settings);
  return (request: Request, response: Response, next: NextFunction): void => {
    // Only the Host header counts; Remix's adapter would trust this one.
    delete request.headers['x-forwarded-host'];
    // Given two Host headers, the store and a proxy could each use a different one.
    const isOne = (request.headersDistinct['host']?.length ?? 0) === 1;
    const { host = '' } = request.headers;
    if (isOne && allowedHost.test(host) && URL.canParse(`http://${host}`)) return next();
    refuse(request, response, 400, 'Unknown hostname. To use it, set APP_URL.');
  };
}

/**
 * Refuses what no page of the store asks for: other methods, malformed addresses, data requests that bypass the checks of
 * Remix (`?_data=`) or of the API (`.data`), and writes sent by other sites.
 *
 * @param isAllowedOrigin whether a request comes from a page of another origin that may use the API.
 */
export function guard(isAllowedOrigin: (request: Request) => boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    // Without a session there is nothing to forge. A request with a token never uses the session, and a page of another
    // origin has a token or nothing.
    const hasNoSession = getBearerToken(request) !== undefined || isAllowedOrigin(request);
    if (hasNoSession) delete request.headers.cookie;
    const methods = getMethods(request);
    if (!methods.has(request.method)) {
      response.setHeader('Allow', [...methods].join(', '));
      refuse(request, response, 405, REFUSALS.wrongMethod);
    } else if (isTooLong(request.path)) {
      refuse(request, response, 404, REFUSALS.pageNotFound);
    } else if (!isReadable(request)) {
      refuse(request, response, 400, REFUSALS.malformedUrl);
    } else if (hasClassicData(request) || (isApi(request) && request.path.endsWith('.data'))) {
      refuse(request, response, 404, REFUSALS.pageNotFound);
    } else if (isWrite(request) && !hasNoSession && !isFromOwnPages(request)) {
      refuse(request, response, 403, REFUSALS.foreignForm);
    } else {
      // Accepted above; Remix would answer with an error.
      if (request.headers.origin === 'null') delete request.headers.origin;
      next();
    }
  };
}

/**
 * Returns the bearer token of a request, valid or not. Browsers don't send this header across sites unless CORS allows it.
 */
export function getBearerToken(request: Request): string | undefined {
  if (!isApi(request)) return undefined;
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function getMethods(request: Request): Set<string> {
  // A page among the API's addresses, with errors like theirs.
  if (getRoutedPath(request.path) === API_DOCS) return READS;
  return isApi(request) ? API_METHODS : PAGE_METHODS;
}

function getHostPattern({ appUrl, host }: GuardSettings): RegExp {
  if (appUrl !== undefined) {
    const escaped = new URL(appUrl).host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped}$`, 'i');
  }
  return LOOPBACK.test(host) ? LOOPBACK : ANY_HOST;
}

/** Remix's older data requests. Express reads only the first 1,000 parameters; Remix reads them all. */
function hasClassicData({ originalUrl }: Request): boolean {
  return new URL(originalUrl, 'http://host').searchParams.has('_data');
}

function isTooLong(path: string): boolean {
  return path.length > MAX_PATH_LENGTH || path.split('/', MAX_SEGMENTS + 2).length > MAX_SEGMENTS + 1;
}

/** Tells whether the edge and Remix, which parses a URL, read the same path. */
function isReadable(request: Request): boolean {
  const path = request.originalUrl.split('?')[0] ?? '';
  try {
    // An absolute URL, which only proxies receive, would be appended to ours.
    const decoded = decodeURIComponent(path);
    if (!path.startsWith('/') || decoded.includes('\0')) return false;
    // Dot segments lead to another path than the one that was checked.
    if (!isApi(request)) return !path.split(/[/\\]/).some(isDots);
    // API clients normalize their URLs, and no route pattern expects line breaks.
    return new URL(`http://host${path}`).pathname === path && !/[\p{Cc}\u2028\u2029]/u.test(decoded);
  } catch {
    return false;
  }
}

function isDots(segment: string): boolean {
  return /^\.{1,2}$/.test(segment.replaceAll(/%2e/gi, '.'));
}

/**
 * Browsers send Sec-Fetch-Site, older ones only Origin; both must agree. Other programs send neither, and hold no
 * visitor's cookie that could be misused.
 */
function isFromOwnPages(request: Request): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  // Browsers hide the origin of a page with a strict referrer policy, and still say which site it is.
  return origin === undefined || (origin === 'null' ? site !== undefined : isFromHost(origin, host));
}

/** Tells whether an Origin header names the requested host. */
export function isFromHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}
