import type { NextFunction, Request, Response } from 'express';

import { countedAddress } from './client-address';
import { getBearerToken, isApi, isWrite } from './guard';
import { refuse } from './refusal';
import { describeTooMany, REFUSALS } from './refusal-texts';
import { TRY_AGAIN_SECONDS } from './unavailable';

/** What the rate limits need to know of a request. */
export interface CountedRequest {
  isWrite: boolean;
  path: string;
  address: string;
  /** The bearer token, valid or not. */
  token: string | undefined;
}

/** The state of the limit that counted a request. */
export interface Count {
  /** Requests per minute. */
  limit: number;
  remaining: number;
  /** Seconds until the limit resets, at least 1. */
  resetsIn: number;
  isRefused: boolean;
}

/** Counts a request. Undefined without rate limits; 'unavailable' if the database can't be written. */
export type TakeFromLimit = (request: CountedRequest) => Promise<Count | 'unavailable' | undefined>;

/** Returns the API's response headers about a limit. */
export function limitHeaders({ limit, remaining, resetsIn }: Count): [string, string][] {
  return [
    ['RateLimit-Limit', String(limit)],
    ['RateLimit-Remaining', String(remaining)],
    ['RateLimit-Reset', String(resetsIn)],
  ];
}

/** Pictures are cheap, and a listing has many. The manifest is Remix's own. */
const UNCOUNTED = /^\/(pictures\/|(fr\/)?__manifest$)/;

/**
 * Counts writes, API calls, and pages, and refuses those over the limit with the time to wait. Cached pages don't get
 * here (server.ts).
 *
 * @param proxies the number of proxies in front of the store.
 */
export function limitRequests(takeFromLimit: TakeFromLimit, proxies: number) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const ofApi = isApi(request);
    if (!isWrite(request) && UNCOUNTED.test(request.path)) return next();
    try {
      const count = await takeFromLimit({
        isWrite: isWrite(request),
        path: request.path,
        address: countedAddress(request, proxies),
        token: getBearerToken(request),
      });
      if (count === undefined) return next();
      if (count === 'unavailable') {
        // Reads can still be answered.
        if (!isWrite(request)) return next();
        response.setHeader('Retry-After', String(TRY_AGAIN_SECONDS));
        return refuse(request, response, 503, REFUSALS.cannotSave);
      }
      if (ofApi) for (const [name, value] of limitHeaders(count)) response.setHeader(name, value);
      if (!count.isRefused) return next();
      response.setHeader('Retry-After', String(count.resetsIn));
      refuse(request, response, 429, describeTooMany(count.resetsIn));
    } catch (error) {
      next(error);
    }
  };
}
