import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

import { prometheusText, type Figure } from './figures';
import { refuse } from './refusal';

/**
 * Answers `/metrics` to whoever shows the token. Who watches the store asks by the address of the machine, so that
 * neither the host nor a limit is looked at.
 *
 * @param readFigures the figures of every process of this machine.
 */
export function metricsPage(token: string, readFigures: () => Promise<Figure[]>) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(request, response, 405, 'This address does not take that method.');
    }
    const given = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !timingSafeEqual(hashOf(given), hashOf(token))) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return refuse(request, response, 401, 'The figures of the store are not public.');
    }
    try {
      const text = prometheusText(await readFigures());
      response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}

/** Of one length, whatever was sent: the time that comparing takes says nothing. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
