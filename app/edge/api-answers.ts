import type { NextFunction, Request, Response } from 'express';

import { isApi, isWrite } from './guard';

/**
 * Sets what all API responses share: HEAD is answered like GET, without a body, and a response whose route sets no
 * Cache-Control is revalidated on each use (reads) or not stored (everything else).
 */
export function apiAnswers(request: Request, response: Response, next: NextFunction): void {
  if (!isApi(request)) return next();
  const isRead = !isWrite(request);
  // Node already knows that the response has no body, so everything after this can treat HEAD as GET.
  if (request.method === 'HEAD') request.method = 'GET';

  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    // Set this late because Remix appends a route's headers to those that are set, which would send two.
    writeHead(...given: unknown[]): Response {
      response.vary('Cookie, Authorization');
      if (!response.hasHeader('Cache-Control'))
        response.setHeader('Cache-Control', cacheControl(request, response, isRead));
      return Reflect.apply(writeHead, response, given);
    },
  });
  next();
}

function cacheControl(request: Request, { statusCode }: Response, isRead: boolean): string {
  if (!isRead || (statusCode !== 304 && (statusCode < 200 || statusCode > 299))) return 'no-store';
  const { authorization, cookie } = request.headers;
  return authorization === undefined && cookie === undefined ? 'no-cache' : 'private, no-cache';
}
