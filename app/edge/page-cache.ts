import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

import { areaOf } from './areas';
import { bytesOf, callbackIn } from './response-parts';

/** What is kept, in bytes; the page that was asked for longest ago goes first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Some pages speak of today: none is kept for longer than this, in milliseconds. */
const LONGEST_MS = 60_000;

type Encoding = 'br' | 'gzip';

interface KeptPage {
  version: number;
  keptAt: number;
  headers: Record<string, string>;
  bodies: Record<Encoding | 'identity', Buffer>;
  bytes: number;
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(zlib.brotliCompress)(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(zlib.gzip)(body, { level: 6 }),
};

/**
 * Keeps the finished pages of the store for visitors who have no session, cart or account, since these see what
 * everyone sees. A page is made again once the catalogue's version is another one, which every process reads from the
 * database with each request, so that nobody is shown a price or a stock of before.
 *
 * A kept page cannot carry a nonce: its policy names the hashes of its inline scripts instead.
 *
 * @param readVersion the catalogue's version, which grows with every change to what the store shows.
 * @param onLookup told whether a page that may be kept was.
 */
export function pageCache(
  readVersion: () => Promise<number>,
  onLookup: (isKept: boolean) => void = () => undefined,
): RequestHandler {
  const kept = new Map<string, KeptPage>();
  let keptBytes = 0;

  const forget = (key: string): void => {
    keptBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, page: KeptPage): void => {
    forget(key);
    kept.set(key, page);
    keptBytes += page.bytes;
    for (const oldest of kept.keys()) {
      if (keptBytes <= MOST_BYTES) break;
      forget(oldest);
    }
  };

  return (request, response, next) => {
    const key = keyOf(request);
    if (key === undefined) {
      next();
      return;
    }
    readVersion().then((version) => {
      const page = kept.get(key);
      const isGood = page?.version === version && Date.now() - page.keptAt < LONGEST_MS;
      onLookup(isGood);
      if (isGood) {
        // The one that was asked for last stands last.
        kept.delete(key);
        kept.set(key, page);
        send(request, response, page);
        return;
      }
      collect(response, async (body) => {
        const made = await pageOf(response, body, version);
        if (made === undefined) return undefined;
        keep(key, made);
        return () => send(request, response, made);
      });
      next();
    }, next);
  };
}

/** What the page depends on; undefined for those who may see something of their own. */
function keyOf(request: Request): string | undefined {
  if (request.method !== 'GET' || request.headers.authorization !== undefined) return undefined;
  if (areaOf(request.path) !== 'store' && !/^\/api\/(products|categories)(\/|$)/.test(request.path)) {
    return undefined;
  }
  // The choice of the cookie bar is the one cookie that a visitor without a session has.
  const cookies = request.headers.cookie ?? '';
  if (cookies !== '' && !/^keyway_cookies=[\w%+/=-]{1,200}$/.test(cookies)) return undefined;
  return `${request.protocol} ${request.headers.host ?? ''} ${request.originalUrl} ${cookies}`;
}

type Sender = () => void;

/** Holds the answer back until it is whole; `finish` says how it is sent, or that it goes as it is. */
function collect(response: Response, finish: (body: Buffer) => Promise<Sender | undefined>): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const parts: Buffer[] = [];

  Object.assign(response, {
    write(chunk: unknown, ...rest: unknown[]): boolean {
      parts.push(bytesOf(chunk, rest[0]));
      callbackIn(rest)?.();
      return true;
    },
    end(...given: unknown[]): Response {
      const [chunk, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given;
      if (chunk !== undefined && chunk !== null) parts.push(bytesOf(chunk, rest[0]));
      const whenSent = callbackIn(rest);
      if (whenSent !== undefined) response.once('finish', whenSent);
      Object.assign(response, { write, end });
      const body = Buffer.concat(parts);
      finish(body).then(
        (sender) => (sender === undefined ? end(body) : sender()),
        () => response.destroy(),
      );
      return response;
    },
  });
}

/** The answer as it is kept; undefined when it is of one visitor, an error or not a page. */
async function pageOf(response: Response, body: Buffer, version: number): Promise<KeptPage | undefined> {
  const headers = keptHeaders(response);
  if (response.statusCode !== 200 || headers === undefined) return undefined;
  const nonce = String(response.locals['nonce']);
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const identity = isHtml ? Buffer.from(body.toString().replaceAll(` nonce="${nonce}"`, '')) : body;
  if (identity.includes(nonce)) return undefined;
  const policy = headers['content-security-policy'];
  if (policy !== undefined) {
    headers['content-security-policy'] = policy.replace(
      `'nonce-${nonce}'`,
      scriptHashes(identity.toString()),
    );
  }
  headers['etag'] = `W/"${sha256(identity).slice(0, 27)}"`;
  const [br, gzip] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  const bytes = identity.length + br.length + gzip.length;
  return { version, keptAt: Date.now(), headers, bodies: { identity, br, gzip }, bytes };
}

/** The headers that belong to the page and not to the request; undefined when the page may not be kept. */
function keptHeaders(response: Response): Record<string, string> | undefined {
  if (response.hasHeader('Set-Cookie')) return undefined;
  const cacheControl = String(response.getHeader('Cache-Control') ?? '');
  const type = String(response.getHeader('Content-Type') ?? '');
  if (/no-store/i.test(cacheControl) || !/^(text\/|application\/json)/i.test(type)) return undefined;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (OF_THE_PAGE.test(name) && value !== undefined) headers[name] = String(value);
  }
  return headers;
}

const OF_THE_PAGE = /^(cache-control|content-type|content-security-policy|link|x-remix-.+)$/;

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  return [...new Set(hashes)].join(' ');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

function send(request: Request, response: Response, page: KeptPage): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.vary('Accept-Encoding');
  response.vary('Cookie');
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name);
  const body = page.bodies[encoding ?? 'identity'];
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.status(200).end(body);
}
