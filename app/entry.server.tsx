import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';

import { cacheControl } from './http/cache-control.server';
import { contentSecurityPolicy } from './http/content-security-policy.server';
import { SESSION_COOKIE } from './http/session.server';
import { noteUnavailable } from './http/unavailable.server';
import { NonceProvider } from './ui/nonce';
import { RequestIdProvider } from './ui/request-id';

export { openStore } from './open-store.server';
export { fillSlots } from './ui/store/fill-slots.server';

/** Renders a page whole before it is sent, so that an error while rendering still becomes an error page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(new URL(request.url).pathname));
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={context.nonce}>
        <RequestIdProvider value={context.requestId}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </RequestIdProvider>
      </NonceProvider>,
      {
        ...(context.nonce !== undefined && { nonce: context.nonce }),
        // The page's data is in a Suspense boundary, which React would otherwise move into place by script.
        progressiveChunkSize: Infinity,
        onAllReady: () =>
          resolve(
            buffer(pipe(new PassThrough())).then((page) => {
              headers.set('Content-Security-Policy', contentSecurityPolicy(context.nonce, page));
              return new Response(page, { status, headers });
            }),
          ),
        onError: reject,
      },
    );
  });
}

/**
 * A browser may answer a navigation from what it prefetched minutes ago. It must not do so once a visitor has a session:
 * what they add and choose changes the pages.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (request.headers.get('Cookie')?.includes(`${SESSION_COOKIE}=`) === true)
    response.headers.set('Cache-Control', 'no-store');
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal such as 'no such action' is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteUnavailable(context, error);
  // The visitor sees only the request ID.
  context.reportError(error, 'page failed', { requestId: context.requestId });
};
