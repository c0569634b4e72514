import type { NextFunction, Request, Response } from 'express';

import { refuse } from './refusal';
import { REFUSALS } from './refusal-texts';
import type { ReportError } from './report-error';
import { TRY_AGAIN_SECONDS } from './unavailable';

/**
 * Answers requests that failed before or behind Remix.
 *
 * @param isUnavailable whether an error means that the database is unavailable
 */
export function errorHandler(reportError: ReportError, isUnavailable: (error: unknown) => boolean) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
    const isClientError = status >= 400 && status < 500;
    if (!isClientError) reportError(error, 'request failed', { requestId: response.locals['requestId'] });
    // A list that broke off in the middle ends without its last chunk, so that the client notices.
    if (response.headersSent || response.destroyed) return response.end();
    if (status === 416) return refuse(request, response, 416, 'The requested range is outside the file.');
    // Missing files, and names that lead out of their folder.
    if (isClientError) return refuse(request, response, 404, REFUSALS.pageNotFound);
    if (isUnavailable(error)) {
      response.setHeader('Retry-After', String(TRY_AGAIN_SECONDS));
      return refuse(request, response, 503, REFUSALS.cannotSave);
    }
    refuse(request, response, 500, REFUSALS.failed);
  };
}
