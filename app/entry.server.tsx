import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

import { cacheControl } from './http/cache-control.server';
import { contentSecurityPolicy } from './http/content-security-policy.server';
import { SESSION_COOKIE } from './http/session.server';
import { noteUnavailable } from './http/unavailable.server';
import { NonceProvider } from './ui/nonce';
import { RequestIdProvider } from './ui/request-id';

export { openStore } from './open-store.server';
export { fillSlots } from './ui/store/fill-slots.server';

/**
 * Renders a page whole before it is sent, so that an error while rendering still becomes an error page. No page waits for
 * parts of its data, so React renders in one pass: its streams take a third longer.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(new URL(request.url).pathname));
  const markup = renderToString(
    <NonceProvider value={context.nonce}>
      <RequestIdProvider value={context.requestId}>
        <RemixServer
          context={{ ...remixContext, serverHandoffStream: undefined }}
          url={request.url}
          nonce={context.nonce}
        />
      </RequestIdProvider>
    </NonceProvider>,
  );
  const end = markup.lastIndexOf('</body>');
  const page = Buffer.from(
    `<!DOCTYPE html>${markup.slice(0, end)}${await dataScript(remixContext, context.nonce)}${markup.slice(end)}`,
  );
  headers.set('Content-Security-Policy', contentSecurityPolicy(context.nonce, page));
  return new Response(page, { status, headers });
}

/** The script that gives the page's data to the browser's router. RemixServer would stream the same in parts. */
async function dataScript(
  { renderMeta, serverHandoffStream }: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  if (renderMeta?.didRenderScripts !== true || serverHandoffStream === undefined) return '';
  const data = JSON.stringify(await new Response(serverHandoffStream).text()).replaceAll('<', '\\u003c');
  const controller = 'window.__remixContext.streamController';
  return `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${controller}.enqueue(${data});${controller}.close();</script>`;
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
