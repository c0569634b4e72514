import type { NextFunction, Request, Response } from 'express';

import { isApi } from './guard';
import { refuse } from './refusal';
import { isBehindHttps } from './security-headers';

interface Surroundings {
  appUrl: string | undefined;
  /** Number of proxies whose word counts. */
  trustProxy: number;
}

/**
 * Leads whoever came by plain HTTP to the same address by HTTPS, for good, and refuses programs. The proxy in front says how they came; where it
 * does not, or its word does not count, that is its own business.
 */
export function httpsOnly({ appUrl, trustProxy }: Surroundings) {
  const isAsked = isBehindHttps(appUrl) && trustProxy > 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    const isTold = request.headers['x-forwarded-proto'] !== undefined;
    if (!isAsked || !isTold || request.protocol === 'https') return next();
    // A program has sent its token in the clear by now: led on, it would do so for ever.
    if (isApi(request)) return refuse(request, response, 400, `Ask by HTTPS, at ${appUrl}.`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    response.status(isRead ? 301 : 308).setHeader('Location', `${appUrl}${request.originalUrl}`);
    response.end();
  };
}
