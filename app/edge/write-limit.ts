import type { NextFunction, Request, Response } from 'express';

import { isWrite } from './guard';
import { refuse } from './refusal';

/** Counts a write; the seconds to wait when there were too many, undefined when it may pass. */
export type TakeFromLimit = (path: string, address: string) => Promise<number | undefined>;

/** Refuses an address that writes too often, with the time after which it may go on. */
export function limitWrites(takeFromLimit: TakeFromLimit) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!isWrite(request)) return next();
    try {
      const retryAfter = await takeFromLimit(request.path, request.ip ?? 'unknown');
      if (retryAfter === undefined) return next();
      response.setHeader('Retry-After', String(retryAfter));
      refuse(request, response, 429, `That was a lot of requests. Try again in ${retryAfter} seconds.`);
    } catch (error) {
      next(error);
    }
  };
}
