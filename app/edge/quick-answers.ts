import type { IncomingMessage, ServerResponse } from 'node:http';

import { countedAddress } from './client-address';
import { isGood, type Encoding, type Head, type KeptPage, type KeptPages } from './kept-pages';
import { pageKey, type Guests } from './page-key';
import { newRequestId } from './refusal';
import type { LoggedRequest } from './request-log';
import { limitHeaders, type TakeAtOnce } from './request-limits';

/** Ways to write Accept-Encoding that are remembered. Browsers have a handful. */
const MOST_ENCODINGS = 1_000;
/** What is said to one request, or of one encoding. */
const OF_THE_REQUEST = new Set([
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'connection',
  'content-type',
  'content-length',
  'content-encoding',
]);

export interface QuickAnswersSettings {
  pages: KeptPages;
  guests: Guests;
  /** The catalogue's version, which is another one after every change to what the store shows. */
  readVersion: () => number | Promise<number>;
  takeAtOnce: TakeAtOnce;
  /** Proxies in front of the store. */
  proxies: number;
  /** Told each request that is answered here, before it is: those that look on expect an answer that is still to come. */
  onAnswer: (response: ServerResponse, about: LoggedRequest) => void;
}

/**
 * Answers from the kept pages before Express is asked. It only knows the plain case: whatever else there may be about a
 * request (a method, a token, another origin, conditions) goes the whole way. What a kept page says with its answer is what the
 * whole way said with it before, so that nothing of it is written down twice.
 */
export class QuickAnswers {
  readonly #settings: QuickAnswersSettings;
  /** As Express understood them. */
  readonly #encodings = new Map<string, Encoding>();

  constructor(settings: QuickAnswersSettings) {
    this.#settings = settings;
  }

  /** Answers, or lets `otherwise` do it. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const { pages, guests, readVersion } = this.#settings;
    const encoding = this.#encodings.get(acceptedBy(request));
    const key = encoding === undefined || !isPlain(request) ? undefined : pageKey(request, guests);
    const page = key === undefined ? undefined : pages.find(key);
    if (encoding === undefined || key === undefined || page?.heads === undefined) return otherwise();
    const tag = request.headers['if-none-match'];
    if (tag !== undefined && tag !== page.tag) return otherwise();
    const head = tag === undefined ? page.heads[encoding] : page.heads.notModified;
    const body = tag === undefined ? page.bodies[encoding] : undefined;

    const sendIfGood = (version: number): void => {
      const headers = isGood(page, version) ? this.#headersFor(request) : undefined;
      if (headers === undefined) return otherwise();
      pages.use(key, page);
      this.#settings.onAnswer(response, { requestId: headers[1] ?? '', method: 'GET', path: page.path });
      response.writeHead(body === undefined ? 304 : 200, [...headers, ...head]);
      response.end(body);
    };
    try {
      const version = readVersion();
      if (typeof version === 'number') sendIfGood(version);
      else version.then(sendIfGood, otherwise);
    } catch {
      // Who is asked instead says what is wrong.
      otherwise();
    }
  }

  /** Learns how a page is sent from an answer that went the whole way. */
  learn(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
    if (!isPlain(request) || !response.headersSent) return;
    const encoding = response.statusCode === 304 ? undefined : response.getHeader('Content-Encoding');
    if (response.statusCode === 200) this.#learnEncoding(acceptedBy(request), encoding);
    page.heads ??= headsOf(page, response);
  }

  #learnEncoding(accepted: string, encoding: unknown): void {
    if (this.#encodings.size >= MOST_ENCODINGS) this.#encodings.clear();
    this.#encodings.set(accepted, encoding === 'br' || encoding === 'gzip' ? encoding : 'identity');
  }

  /** The headers of this request alone; undefined when it cannot be counted without asking the database. */
  #headersFor(request: IncomingMessage): Head | undefined {
    const { takeAtOnce, proxies } = this.#settings;
    const named = ['X-Request-Id', newRequestId()];
    if (request.url?.startsWith('/api/') !== true) return named;
    const count = takeAtOnce(countedAddress(request, proxies));
    if (count === 'unlimited') return named;
    return count && [...named, ...limitHeaders(count).flat()];
  }
}

/** Whether nothing about the request needs more than its address and its cookies to be looked at. */
function isPlain({ method, headers, headersDistinct }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headersDistinct['host']?.length === 1 &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['cache-control'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function acceptedBy({ headers }: IncomingMessage): string {
  return String(headers['accept-encoding'] ?? '');
}

function headsOf(page: KeptPage, response: ServerResponse): Record<Encoding | 'notModified', Head> {
  const common = response
    .getHeaderNames()
    .filter((name) => !OF_THE_REQUEST.has(name))
    .flatMap((name) => [name, [response.getHeader(name) ?? []].flat().join(', ')]);
  const type = ['Content-Type', String(page.headers['content-type'])];
  const headOf = (encoding: Encoding) => [
    ...common,
    ...type,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(page.bodies[encoding].length),
  ];
  return { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity'), notModified: common };
}
