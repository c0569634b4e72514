import type { NextFunction, Request, Response } from 'express';

import { isApi, isWrite } from './guard';

/**
 * What every answer of the API has in common: HEAD is answered as GET is, without the body, and an answer whose route
 * says nothing about it is asked for anew each time (a read) or kept by nobody (whatever else).
 */
export function apiAnswers(request: Request, response: Response, next: NextFunction): void {
  if (!isApi(request)) return next();
  const isRead = !isWrite(request);
  // Node has noted by now that the answer has no body, so that all behind this may treat both alike.
  if (request.method === 'HEAD') request.method = 'GET';

  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    // As late as this: Remix adds the headers of a route to those that are there, and there would be two.
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
