import { readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

import { refuse } from './refusal';
import { REFUSALS } from './refusal-texts';

const ROOT = 'build/client';
/** The copies that `scripts/compress-assets.js` makes, the smallest first. */
const COPIES = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/**
 * Serves the files of the build, each in the smallest encoding that the browser accepts.
 *
 * Types, ranges, HEAD, and 304 are express.static's. `sirv` would choose the copy itself, but it ignores q-values and
 * methods, throws on a reversed range, and leaves a file open when its client hangs up.
 */
export function staticFiles(): RequestHandler {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  const serve = express.static(ROOT, { index: false, redirect: false, setHeaders: setCacheControl });

  return (request: Request, response: Response, next: NextFunction): void => {
    const { path: asked, method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!paths.has(asked) || /\.(br|gz)$/.test(asked)) {
      if (isRead && asked.startsWith('/assets/'))
        return refuse(request, response, 404, REFUSALS.pageNotFound);
      return next();
    }
    const copies = COPIES.filter(({ extension }) => paths.has(asked + extension));
    if (copies.length > 0) response.vary('Accept-Encoding');
    const copy = copies.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
    if (isRead && copy !== undefined) {
      response.type(path.extname(asked));
      response.setHeader('Content-Encoding', copy.encoding);
      request.url = asked + copy.extension;
    }
    serve(request, response, next);
  };
}

/** Names in /assets hold a hash of their content. */
function setCacheControl(response: Response, file: string): void {
  const isHashed = file.includes(`${path.sep}assets${path.sep}`);
  response.setHeader(
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  );
}
