import type { Request, RequestHandler, Response } from 'express';

const DATABASE_TIMEOUT_MS = 2_000;

interface Readiness {
  askDatabase: () => Promise<void>;
  isStopping: () => boolean;
}

/**
 * Answers `/healthz` (the process responds) and `/readyz` (the database responds and the process isn't stopping). Load
 * balancers ask by address, often and without a session.
 */
export function health({ askDatabase, isStopping }: Readiness): RequestHandler {
  return (request, response, next) => {
    if (request.path === '/healthz') answer(request, response, 200, 'ok');
    else if (request.path !== '/readyz') next();
    else if (isStopping()) answer(request, response, 503, 'stopping');
    else
      withTimeout(askDatabase()).then(
        () => answer(request, response, 200, 'ready'),
        () => answer(request, response, 503, 'the database does not answer'),
      );
  };
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), DATABASE_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function answer(request: Request, response: Response, status: number, text: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.setHeader('Cache-Control', 'no-store');
  if (!isRead) response.setHeader('Allow', 'GET, HEAD');
  response.status(isRead ? status : 405).type('text/plain');
  response.end(isRead ? `${text}\n` : 'Method not allowed.\n');
}
