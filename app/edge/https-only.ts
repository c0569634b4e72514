import type { NextFunction, Request, Response } from 'express';

import { isApi } from './guard';
import { refuse } from './refusal';
import { isBehindHttps } from './security-headers';

interface HttpsSettings {
  appUrl: string | undefined;
  trustProxy: number;
}

/**
 * Redirects pages requested by plain HTTP to HTTPS, permanently, and refuses API calls. The trusted proxy reports the
 * protocol; if it doesn't, nothing is checked.
 */
export function httpsOnly({ appUrl, trustProxy }: HttpsSettings) {
  const isRequired = isBehindHttps(appUrl) && trustProxy > 0;
  return (request: Request, response: Response, next: NextFunction): void => {
    const isReported = request.headers['x-forwarded-proto'] !== undefined;
    if (!isRequired || !isReported || request.protocol === 'https') return next();
    // A client that was redirected would keep sending its token in the clear.
    if (isApi(request)) return refuse(request, response, 400, `Use HTTPS: ${appUrl}.`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    response.status(isRead ? 301 : 308).setHeader('Location', `${appUrl}${request.originalUrl}`);
    response.end();
  };
}
