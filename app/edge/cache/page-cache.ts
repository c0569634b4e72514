import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import accepts from 'accepts';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

import { countedAddress } from '../client-address';
import { newRequestId } from '../refusal';
import { limitHeaders, type TakeFromLimit } from '../request-limits';
import { toCachedPage, type CachedPage } from './cached-page';
import type { PublicPage } from './public-pages';

/** In bytes per process. The least recently used page is evicted first. */
const MAX_SIZE = 64 * 1024 * 1024;
/** Short, because some pages depend on today's date. */
const TTL_MS = 60_000;
/** Marks responses that aren't cached: errors and redirects. */
const NOT_CACHED = 'not cached';
const NOT_CACHED_SIZE = 1024;

/** Fast levels, because each result is sent once. A window of 256 KB fits any page and is cheap to allocate. */
const compress = compression({
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/** The visitor of a page: the data for its slots, and the variant of the page. */
export interface PageVisitor<Visitor, Variant> {
  /** Undefined for anonymous visitors, for whom the slots stay empty. */
  visitor: Visitor | undefined;
  variant: Variant;
  /** Whether product pages and API reads contain data of the visitor. */
  hasOwnProductData: boolean;
}

export interface PageCacheSettings<Visitor, Variant> {
  isPublicPage: (path: string) => PublicPage;
  /** Number of proxies whose X-Forwarded-Proto and X-Forwarded-For are trusted. */
  proxies: number;
  /** Whether pages of other origins may read the API. */
  allowsOrigins: boolean;
  /** Reads the catalog version, which increases with every change to what the store shows. */
  readVersion: () => number | Promise<number>;
  /** Reads the visitor from a path and headers; undefined if their pages can't be cached. */
  readVisitor: (
    path: string,
    headers: IncomingHttpHeaders,
  ) => Promise<PageVisitor<Visitor, Variant> | undefined>;
  /** Renders the page at a URL with empty slots. */
  renderPage: (url: string, variant: Variant) => Promise<Response>;
  /** The slots are in the language of the path. */
  fillSlots: (page: Buffer, visitor: Visitor, path: string) => Buffer;
  /** Counts an API read that is served without Express. */
  takeFromLimit: TakeFromLimit;
  /** Headers of every response; Express adds them to its own. */
  commonHeaders: readonly (readonly [name: string, value: string])[];
  /** Called before a page is sent without Express. */
  onServe: (response: ServerResponse, about: { requestId: string; method: string; path: string }) => void;
  /** Called for each public page. */
  onLookup?: ((isHit: boolean) => void) | undefined;
}

/**
 * Serves public pages and API reads from one cache. A page is rendered once per catalog version and variant, without a
 * visitor's headers, so that it can't contain their data. Its slots are filled on sending. See docs/page-cache.md.
 */
export class PageCache<Visitor, Variant extends object> {
  readonly #settings: PageCacheSettings<Visitor, Variant>;
  readonly #pages: LRUCache<string, CachedPage | typeof NOT_CACHED, { url: string; variant: Variant }>;
  readonly #commonHeaders: readonly string[];

  constructor(settings: PageCacheSettings<Visitor, Variant>) {
    this.#settings = settings;
    this.#commonHeaders = settings.commonHeaders.flat();
    this.#pages = new LRUCache({
      maxSize: MAX_SIZE,
      sizeCalculation: (page) => (page === NOT_CACHED ? NOT_CACHED_SIZE : page.size),
      ttl: TTL_MS,
      // An expired page is better than none while the database is unavailable.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      // Several requests for the same page wait for one rendering, also when the page is evicted meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { url, variant } }) => {
        const response = await settings.renderPage(url, variant);
        if (response.status >= 500) throw new Error(`The page can't be rendered: ${response.status}`);
        return (await toCachedPage(response)) ?? NOT_CACHED;
      },
    });
  }

  /**
   * Serves a cached page before Express, which costs more than the page. A page is cached only after a request for its
   * URL has passed the checks, which depend on nothing else of a plain GET. API reads are counted here.
   */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (!isPlain(request)) return next();
    this.#answer(request, response, next, false).catch(next);
  }

  /** Renders a page that is not cached, and serves it. Express middleware, behind the checks. */
  readonly render: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return next();
    // Remix will fail the same way, and has the error page.
    this.#answer(request, response, next, true).catch((error: unknown) =>
      response.headersSent ? next(error) : next(),
    );
  };

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
    mayRender: boolean,
  ): Promise<void> {
    const { isPublicPage, readVersion, readVisitor, fillSlots, onLookup, onServe, proxies, allowsOrigins } =
      this.#settings;
    const address = ('originalUrl' in request ? String(request.originalUrl) : request.url) ?? '';
    const [path = ''] = address.split('?', 1);
    const kind = isPublicPage(path);
    if (kind === undefined) return next();
    const known = await readVisitor(path, request.headers);
    if (known === undefined || (known.hasOwnProductData && kind !== 'other')) return next();
    const { visitor, variant } = known;
    // Data requests carry the visitor as data.
    if (visitor !== undefined && path.endsWith('.data')) return next();

    const forwarded = proxies > 0 ? String(request.headers['x-forwarded-proto'] ?? '') : '';
    const protocol = /^\s*https\s*(,|$)/i.test(forwarded) ? 'https' : 'http';
    const url = `${protocol}://${request.headers.host}${address}`;
    const key = JSON.stringify([await readVersion(), forwarded, url, kind === 'api' ? null : variant]);
    const cached = this.#pages.get(key);
    if (cached === undefined && !mayRender) return next();
    const page = cached ?? (await this.#pages.fetch(key, { context: { url, variant } }));
    if (page === undefined || page === NOT_CACHED) return next();

    const headers = [...page.headers];
    if (!mayRender) {
      const limit = kind === 'api' ? await this.#count(request, path) : [];
      // Express answers with 429.
      if (limit === 'refused') return next();
      const requestId = newRequestId();
      headers.push(...this.#commonHeaders, 'X-Request-Id', requestId, ...limit);
      onServe(response, { requestId, method: 'GET', path });
    }
    onLookup?.(cached !== undefined);

    const isPrivate = kind === 'api' && request.headers.cookie !== undefined;
    const cacheControl = isPrivate ? 'private, no-cache' : page.cacheControl;
    if (cacheControl !== null) headers.push('Cache-Control', cacheControl);
    if (kind === 'api') {
      headers.push('Vary', `Accept-Encoding, Authorization, Cookie${allowsOrigins ? ', Origin' : ''}`);
      await sendUnfilled(request, response, page, headers);
    } else if (visitor === undefined) {
      headers.push('Vary', 'Accept-Encoding, Accept-Language, Cookie');
      await sendUnfilled(request, response, page, headers);
    } else {
      headers.push('Vary', 'Accept-Language, Cookie');
      sendFilled(request, response, fillSlots(page.bytes, visitor, path), headers);
    }
  }

  /** Counts an API read and returns the rate limit headers, alternating names and values. */
  async #count(request: IncomingMessage, path: string): Promise<string[] | 'refused'> {
    const { takeFromLimit, proxies } = this.#settings;
    const address = countedAddress(request, proxies);
    const count = await takeFromLimit({ isWrite: false, path, address, token: undefined });
    // As in Express, a read is served even if it can't be counted.
    if (count === undefined || count === 'unavailable') return [];
    return count.isRefused ? 'refused' : limitHeaders(count).flat();
  }
}

/** Whether the edge's checks, except the rate limit, depend only on the URL of this request. */
function isPlain({ method, headers, headersDistinct }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headersDistinct['host']?.length === 1 &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  headers: string[],
): void {
  const send = () => {
    response.writeHead(200, [...headers, 'Content-Length', String(body.length)]);
    response.end(body);
  };
  // The library's types require Express's objects; its code doesn't.
  Reflect.apply(compress, undefined, [request, response, send]);
}

async function sendUnfilled(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: string[],
): Promise<void> {
  headers.push('ETag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = accepts(request);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.encoding(name) === name);
  const body = encoding === undefined ? page.bytes : await page.compressed(encoding);
  if (encoding !== undefined) headers.push('Content-Encoding', encoding);
  response.writeHead(200, [...headers, 'Content-Length', String(body.length)]).end(body);
}
