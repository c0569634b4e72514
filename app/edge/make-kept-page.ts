import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';

import type { Encoding, KeptPage } from './kept-pages';

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(zlib.brotliCompress)(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(zlib.gzip)(body, { level: 6 }),
};

interface Answered {
  body: Buffer;
  /** The catalogue's version, read before the page was made. */
  version: number;
  /** Names of the headers that the edge had set before. */
  said: ReadonlySet<string>;
}

/** An answer as it is kept; undefined when it is of one visitor, an error or not a page. */
export async function keptPageOf(
  request: Request,
  response: Response,
  { body, version, said }: Answered,
): Promise<KeptPage | undefined> {
  if (response.statusCode !== 200 || !isForEveryone(response)) return undefined;
  const { vary = '', etag, ...headers } = headersOfPage(response, said);
  const nonce = String(response.locals['nonce']);
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const identity = isHtml ? Buffer.from(body.toString().replaceAll(` nonce="${nonce}"`, '')) : body;
  if (identity.includes(nonce)) return undefined;
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') {
    headers['content-security-policy'] = policy.replace(
      `'nonce-${nonce}'`,
      scriptHashes(identity.toString()),
    );
  }
  const [br, gzip] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  return {
    version,
    keptAt: Date.now(),
    path: request.path,
    // The API names its answers itself; of each there are three encodings, which are not the same byte for byte.
    tag: typeof etag === 'string' ? weak(etag) : `W/"${sha256(identity).slice(0, 27)}"`,
    headers,
    vary: String(vary),
    bodies: { identity, br, gzip },
  };
}

function isForEveryone(response: Response): boolean {
  if (response.hasHeader('Set-Cookie')) return false;
  const cacheControl = String(response.getHeader('Cache-Control') ?? '');
  const type = String(response.getHeader('Content-Type') ?? '');
  return !/no-store/i.test(cacheControl) && /^(text\/|application\/json)/i.test(type);
}

/** The headers that belong to the page and not to the request. */
function headersOfPage(response: Response, said: ReadonlySet<string>): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === undefined || OF_THE_BODY.has(name) || (said.has(name) && name !== 'vary')) continue;
    headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}

/** Each encoding has its own. */
const OF_THE_BODY = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  return [...new Set(hashes)].join(' ');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
