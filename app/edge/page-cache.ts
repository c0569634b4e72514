import type { Request, RequestHandler, Response } from 'express';

import { isGood, type KeptPage, type KeptPages } from './kept-pages';
import { keptPageOf } from './make-kept-page';
import { mayBeKept, pageKey, type Guests } from './page-key';
import type { QuickAnswers } from './quick-answers';
import { bytesOf, callbackIn } from './response-parts';

export interface PageCacheSettings {
  pages: KeptPages;
  guests: Guests;
  /** The catalogue's version, which is another one after every change to what the store shows. */
  readVersion: () => number | Promise<number>;
  /** Learns from what is sent here how to send it without Express. */
  quick: QuickAnswers;
  /** Told whether a page that may be kept was. */
  onLookup?: ((isKept: boolean) => void) | undefined;
}

/**
 * Keeps the finished pages of the store for visitors who have no session, cart or account, since these see what
 * everyone sees. A page is made again once the catalogue's version is another one, which every process reads from the
 * database with each request, so that nobody is shown a price or a stock of before.
 *
 * A kept page cannot carry a nonce: its policy names the hashes of its inline scripts instead.
 */
export function pageCache({
  pages,
  guests,
  readVersion,
  quick,
  onLookup,
}: PageCacheSettings): RequestHandler {
  const keyOf = async (request: Request): Promise<string | undefined> => {
    const { cookie } = request.headers;
    // Asked first, so that it is known from now on.
    if (cookie !== undefined && request.path.startsWith('/api/')) await guests.ask(cookie);
    return pageKey(request, guests);
  };
  const answer = (request: Request, response: Response, page: KeptPage): void => {
    send(request, response, page);
    quick.learn(page, request, response);
  };

  const underWay = new PagesUnderWay();

  return (request, response, next) => {
    if (request.method !== 'GET' || !mayBeKept(request.path)) return next();
    const lookUp = async (): Promise<void> => {
      const key = await keyOf(request);
      if (key === undefined) return next();
      const version = await readVersion();
      const page = pages.find(key);
      const isKept = page !== undefined && isGood(page, version);
      onLookup?.(isKept);
      if (isKept) {
        pages.use(key, page);
        return answer(request, response, page);
      }
      const fromAnother = await underWay.find(key, version);
      if (fromAnother !== undefined) return answer(request, response, fromAnother);
      const made = underWay.begin(key, version);
      // Also when the visitor leaves before the page is there.
      response.once('close', () => made(undefined));
      const said = new Set(response.getHeaderNames());
      const tag = request.headers['if-none-match'];
      // The API would answer that it is the same, and nothing would be there to be kept.
      delete request.headers['if-none-match'];
      collect(response, async (body) => {
        if (tag !== undefined) request.headers['if-none-match'] = tag;
        const page = await keptPageOf(request, response, { body, version, said });
        made(page);
        if (page === undefined) return undefined;
        pages.keep(key, page);
        return () => answer(request, response, page);
      });
      next();
    };
    lookUp().catch(next);
  };
}

/** Who asks for a page while it is made for another waits for that one: after a change all come for it at once. */
class PagesUnderWay {
  readonly #pages = new Map<string, { version: number; page: Promise<KeptPage | undefined> }>();

  /** The page, once it is made; undefined when nobody makes it, or it is not for everyone. */
  async find(key: string, version: number): Promise<KeptPage | undefined> {
    const made = this.#pages.get(key);
    return made?.version === version ? made.page : undefined;
  }

  /** Says that a page is being made; what is returned says how it ended. */
  begin(key: string, version: number): (page: KeptPage | undefined) => void {
    let settle: (page: KeptPage | undefined) => void = () => undefined;
    const made = { version, page: new Promise<KeptPage | undefined>((resolve) => (settle = resolve)) };
    this.#pages.set(key, made);
    return (page) => {
      if (this.#pages.get(key) === made) this.#pages.delete(key);
      settle(page);
    };
  }
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

function send(request: Request, response: Response, page: KeptPage): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('ETag', page.tag);
  if (page.vary !== '') response.vary(page.vary);
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
