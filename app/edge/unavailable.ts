import type { Response } from 'express';

export const CANNOT_SAVE =
  'The store cannot save anything at the moment. Try again in a minute: nothing is ordered or charged twice.';

export const TRY_AGAIN_SECONDS = 60;

/**
 * Makes the answer that is on its way a 503: the database has no room, or does not answer. Remix knows no more of it than
 * that a page failed.
 */
export function answerUnavailable(response: Response): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    // As late as this: whatever the page answers comes after.
    writeHead(_status: number, ...headers: unknown[]): Response {
      response.statusMessage = 'Service Unavailable';
      response.setHeader('Retry-After', String(TRY_AGAIN_SECONDS));
      response.statusCode = 503;
      return Reflect.apply(writeHead, response, [503, ...headers]);
    },
  });
}
