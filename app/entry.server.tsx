import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';

import { cacheControl } from './http/cache-control.server';
import { contentSecurityPolicy } from './http/content-security-policy.server';
import { createLog } from './edge/log';
import { NonceProvider } from './ui/nonce';

export { openStore } from './open-store.server';

/** The page is never held up by whoever takes it, so that nothing waits for a 'drain'. */
const LARGER_THAN_A_PAGE = 16 * 1024 * 1024;

/** Pages are rendered whole and sent at once: that costs less than streaming, and an error is still an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { html, failed } = await render(request, remixContext, context.nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(context.nonce));
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(new URL(request.url).pathname));
  return new Response(html, { status: failed ? 500 : status, headers });
}

function render(request: Request, remixContext: EntryContext, nonce: string) {
  return new Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        onAllReady() {
          const parts: Buffer[] = [];
          const page = new Writable({
            highWaterMark: LARGER_THAN_A_PAGE,
            write(part: Buffer, _encoding, written) {
              parts.push(part);
              written();
            },
          });
          page.on('error', reject);
          page.on('finish', () => resolve({ html: withoutNul(Buffer.concat(parts)), failed }));
          pipe(page);
        },
        onShellError: reject,
        onError() {
          failed = true;
        },
      },
    );
  });
}

/** React 18 leaves NUL bytes where a character of several bytes would cross the end of its buffer. */
function withoutNul(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return page.includes(0) ? Buffer.from(page.filter((byte) => byte !== 0)) : page;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal such as 'no such action' is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The message and the place, for whoever reads the log; the visitor is shown the request id alone.
  const details =
    error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
  createLog(context.env.logLevel)('error', 'page failed', { requestId: context.requestId, ...details });
};
