import type { NextFunction, Request, Response } from 'express';

import type { Log } from './log';

/** One line a request, when its answer is sent. Queries, cookies and addresses of people stay out of it. */
export function logRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const { method } = request;
    response.on('finish', () => {
      log('info', 'request', {
        requestId: response.locals['requestId'],
        method,
        // These links carry a secret: the log keeps their first part only.
        path: request.path.replace(/(\/(?:confirmation|pay|return|back)\/).+/, '$1...'),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
    next();
  };
}
