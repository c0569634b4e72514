import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { Registry } from 'prom-client';

import { formatStoreCounts, type StoreCounts } from './metrics';
import { refuse } from './refusal';
import { REFUSALS } from './refusal-texts';

/**
 * Serves `/metrics` to clients that send the token. It comes before the host check and the rate limits: monitoring asks
 * by the machine's address.
 *
 * @param token required of clients; without one, every request is refused.
 */
export function metricsEndpoint(
  token: string | undefined,
  readMetrics: () => Promise<string>,
  readCounts: () => Promise<StoreCounts>,
) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(request, response, 405, REFUSALS.wrongMethod);
    }
    const sent = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || sent === undefined || !timingSafeEqual(hash(sent), hash(token))) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return refuse(request, response, 401, 'Metrics require a token.');
    }
    try {
      const text = (await readMetrics()) + (await formatStoreCounts(await readCounts()));
      response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE);
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}

/** Hashes are of equal length, so that the comparison takes the same time for any token. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
