import type { ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

import type { Log } from './log';
import { routedPath } from './routed-path';

/** These links carry a secret behind this. */
const SECRET_FOLLOWS =
  /^\/(?:sign-in|quote|track-order|(?:checkout|cart)\/(?:confirmation|pay|return|back))(?=\/)/;

/** What the log says of a request. */
export interface LoggedRequest {
  requestId: string;
  method: string;
  path: string;
}

/** Every request of Express in the log. */
export function logRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    logWhenAnswered(log, response, { requestId: String(response.locals['requestId']), method, path });
    next();
  };
}

/** One line a request, when its answer is sent. Queries, cookies and addresses of people stay out of it. */
export function logWhenAnswered(
  log: Log,
  response: ServerResponse,
  { requestId, method, path }: LoggedRequest,
): void {
  const startedAt = performance.now();
  response.on('finish', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log.info({ requestId, method, path: loggedPath(path), status: response.statusCode, ms }, 'request');
  });
}

/** The path, without the secret of a link, however it is spelled. */
export function loggedPath(path: string): string {
  const [secret] = SECRET_FOLLOWS.exec(routedPath(path)) ?? [];
  return secret === undefined ? path : `${secret}/...`;
}
