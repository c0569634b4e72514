import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

import { setCaching } from './http/cache-control.server';
import { contentSecurityPolicy, replaceNonceByHashes } from './http/content-security-policy.server';
import { noteUnavailable } from './http/unavailable.server';
import { NonceProvider } from './ui/nonce';
import { RequestIdProvider } from './ui/request-id';

export { inLanguage } from './i18n/language.server';
export { openStore } from './open-store.server';
export { fillSlots } from './ui/store/fill-slots.server';

/** The folder of the scripts of French pages. */
export const frenchAssets = FRENCH_ASSETS;

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
  setCaching(headers, request);
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
  const rendered = `<!DOCTYPE html>${markup.slice(0, end)}${await dataScript(remixContext, context.nonce)}${markup.slice(end)}`;
  const { page, scriptSources } =
    context.pageVariant === undefined
      ? { page: rendered, scriptSources: `'nonce-${context.nonce}'` }
      : replaceNonceByHashes(rendered, context.nonce);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scriptSources));
  return new Response(page, { status, headers });
}

/** The script that gives the page's data to the browser's router. RemixServer would stream the same in parts. */
async function dataScript({ renderMeta, serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  if (renderMeta?.didRenderScripts !== true || serverHandoffStream === undefined) return '';
  const data = JSON.stringify(await new Response(serverHandoffStream).text()).replaceAll('<', '\\u003c');
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`;
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  setCaching(response.headers, request);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal such as 'no such action' is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteUnavailable(context, error);
  // The visitor sees only the request ID.
  context.reportError(error, 'page failed', { requestId: context.requestId });
};
