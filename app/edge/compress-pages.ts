import zlib from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';

import { bytesOf, callbackIn } from './response-parts';

/** A smaller answer fits into the first packets as it is. */
const SMALLEST = 1024;
const TEXT =
  /^(text\/|application\/(json|ld\+json|xml|manifest\+json|problem\+json|javascript)|image\/svg\+xml)/i;

type Encoder = zlib.BrotliCompress | zlib.Gzip;

/**
 * Compresses pages and data on their way out, for browsers that take it.
 *
 * Answers with `no-store` stay as they are. Those are a person's own pages: the back office, the cart, the checkout.
 * Where a secret and text that another site chose are compressed together, the length tells something about the
 * secret (BREACH), and these pages are where secrets would be.
 */
export function compressPages(request: Request, response: Response, next: NextFunction): void {
  const end = response.end.bind(response);
  const write = response.write.bind(response);
  let encoder: Encoder | undefined;
  let decided = false;

  /** Decides once, when the headers are known and the first part of the body is here. */
  const decide = (firstPart: Buffer | undefined): void => {
    if (decided) return;
    decided = true;
    if (!isCompressible(response)) return;
    response.vary('Accept-Encoding');
    if (request.method === 'HEAD' || firstPart === undefined || firstPart.length < SMALLEST) return;
    const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name);
    if (encoding === undefined) return;
    encoder = encoding === 'br' ? brotli() : zlib.createGzip({ level: 5 });
    response.setHeader('Content-Encoding', encoding);
    response.removeHeader('Content-Length');
    weakenTag(response);
    encoder.on('data', (part: Buffer) => {
      if (!write(part)) encoder?.pause();
    });
    response.on('drain', () => encoder?.resume());
    encoder.on('end', () => end());
    encoder.on('error', () => response.destroy());
    // A visitor who goes away takes the rest of the answer along.
    response.on('close', () => encoder?.destroy());
  };

  let flushing: NodeJS.Immediate | undefined;
  const sendPart = (part: Buffer): void => {
    encoder?.write(part);
    // What is sent in parts arrives in parts; a page that is sent at once has ended before this comes.
    flushing ??= setImmediate(() => {
      flushing = undefined;
      if (encoder !== undefined && !encoder.writableEnded && !encoder.destroyed) encoder.flush();
    });
  };

  Object.assign(response, {
    write(chunk: unknown, ...rest: unknown[]): boolean {
      const part = bytesOf(chunk, rest[0]);
      decide(part);
      if (encoder === undefined) return Reflect.apply(write, response, [chunk, ...rest]);
      sendPart(part);
      callbackIn(rest)?.();
      return !encoder.writableNeedDrain;
    },
    end(...given: unknown[]): Response {
      const [chunk, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given;
      const part = chunk === undefined || chunk === null ? undefined : bytesOf(chunk, rest[0]);
      decide(part);
      if (encoder === undefined) return Reflect.apply(end, response, given);
      const whenSent = callbackIn(rest);
      if (whenSent !== undefined) response.once('finish', whenSent);
      if (part !== undefined) encoder.write(part);
      encoder.end();
      return response;
    },
  });
  next();
}

function brotli(): zlib.BrotliCompress {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;
  return zlib.createBrotliCompress({
    // A window of 256 KB holds any page and keeps the memory of an encoder small.
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
}

function isCompressible(response: Response): boolean {
  if (response.headersSent || response.statusCode === 204 || response.statusCode === 304) return false;
  if (response.statusCode === 206 || response.hasHeader('Content-Encoding')) return false;
  const cacheControl = String(response.getHeader('Cache-Control') ?? '');
  if (/no-store|no-transform/i.test(cacheControl)) return false;
  return TEXT.test(String(response.getHeader('Content-Type') ?? ''));
}

/** The encoded answer is not the plain one byte for byte, so its tag may not say so. */
function weakenTag(response: Response): void {
  const tag = response.getHeader('ETag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`);
}
