import type { Response } from 'express';

export const TRY_AGAIN_SECONDS = 60;

/**
 * Turns the response being prepared into a 503: the database is full or doesn't respond. Remix only knows that a page
 * failed.
 */
export function answerUnavailable(response: Response): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    // Set this late because the page sets its own status afterwards.
    writeHead(_status: number, ...headers: unknown[]): Response {
      response.statusMessage = 'Service Unavailable';
      response.setHeader('Retry-After', String(TRY_AGAIN_SECONDS));
      response.statusCode = 503;
      return Reflect.apply(writeHead, response, [503, ...headers]);
    },
  });
}
