import type { ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

import type { Log } from './log';
import { getRoutedPath } from './routed-path';

/** Paths that are followed by a secret. */
const SECRET_PREFIX =
  /^\/(?:sign-in|quote|track-order|(?:checkout|cart)\/(?:confirmation|pay|return|back))(?=\/)/;

/** What is logged of a request. */
interface LoggedRequest {
  requestId: string;
  method: string;
  path: string;
}

/** Logs every request. */
export function logRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    logWhenAnswered(log, response, { requestId: String(response.locals['requestId']), method, path });
    next();
  };
}

/** Logs one line per request, once its response is sent, without query strings, cookies, or client addresses. */
export function logWhenAnswered(
  log: Log,
  response: ServerResponse,
  { requestId, method, path }: LoggedRequest,
): void {
  const startedAt = performance.now();
  response.on('finish', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log.info({ requestId, method, path: getLoggedPath(path), status: response.statusCode, ms }, 'request');
  });
}

/** Returns a path without the secret of a link, however it is spelled. */
export function getLoggedPath(path: string): string {
  const [secret] = SECRET_PREFIX.exec(getRoutedPath(path)) ?? [];
  return secret === undefined ? path : `${secret}/...`;
}
