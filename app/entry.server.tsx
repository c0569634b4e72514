import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

import { cacheControl } from './http/cache-control.server';
import { compactScripts } from './http/compact-scripts.server';
import { contentSecurityPolicy } from './http/content-security-policy.server';
import { noteUnavailable } from './http/unavailable.server';
import { NonceProvider } from './ui/nonce';
import { RequestIdProvider } from './ui/request-id';

export { openStore } from './open-store.server';

/** Pages are rendered whole and sent at once: that costs less than streaming, and an error is still an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await readData(remixContext);
  const html = renderToString(
    <NonceProvider value={context.nonce}>
      <RequestIdProvider value={context.requestId}>
        <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
      </RequestIdProvider>
    </NonceProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(context.nonce));
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(new URL(request.url).pathname));
  return new Response(Buffer.from(`<!DOCTYPE html>${compactScripts(html)}`), { status, headers });
}

/**
 * Remix hands the page's data over as a stream, for which its component would suspend. Read before, and put where that
 * component keeps what it has read, the data is there at once, and React can write the page as one text. That takes less
 * time than its streams, which encode every tag by itself.
 */
async function readData(remixContext: EntryContext): Promise<void> {
  if (remixContext.serverHandoffStream === undefined) return;
  const reader = remixContext.serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true });
  // The component asks for a reader of its own, though it has nothing left to read.
  reader.releaseLock();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  remixContext.renderMeta = { ...remixContext.renderMeta, streamCache: { 0: read } };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal such as 'no such action' is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteUnavailable(context, error);
  // The visitor sees only the request ID.
  context.reportError(error, 'page failed', { requestId: context.requestId });
};
