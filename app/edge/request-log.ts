import type { NextFunction, Request, Response } from 'express';

import type { Log } from './log';
import { routedPath } from './routed-path';

/** These links carry a secret behind this. */
const SECRET_FOLLOWS =
  /^\/(?:sign-in|quote|track-order|(?:checkout|cart)\/(?:confirmation|pay|return|back))(?=\/)/;

/** One line a request, when its answer is sent. Queries, cookies and addresses of people stay out of it. */
export function logRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const { method } = request;
    response.on('finish', () => {
      log('info', 'request', {
        requestId: response.locals['requestId'],
        method,
        path: loggedPath(request.path),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
    next();
  };
}

/** The path, without the secret of a link, however it is spelled. */
export function loggedPath(path: string): string {
  const [secret] = SECRET_FOLLOWS.exec(routedPath(path)) ?? [];
  return secret === undefined ? path : `${secret}/...`;
}
