import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { documentApi } from '../../api/api-docs.server';
import { WEBHOOK_TEXT } from '../../api/openapi-webhooks.server';
import { getRequestOrigin } from '../../http/origin.server';
import { serverPaths } from '../../server-paths';
import { paths } from '../../paths';
import apiDocsStylesheet from '../../styles/api-docs.css?url';
import beyondCatalogStylesheet from '../../styles/beyond-catalog.css?url';
import { DocumentedEvents, DocumentedCallSection } from '../../ui/api-docs/documented-calls';
import { formatPageTitle, STORE_NAME } from '../../ui/page-title';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: beyondCatalogStylesheet },
  { rel: 'stylesheet', href: apiDocsStylesheet },
];

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'API reference') }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const origin = getRequestOrigin(context, request);
  return {
    ...documentApi(origin),
    howTold: WEBHOOK_TEXT,
    document: origin + serverPaths.openApi(),
  };
}

/** API documentation, from the same schemas as the routes (DESIGN 7). */
export default function ApiDocs() {
  const { parts, events, howTold, document } = useLoaderData<typeof loader>();
  return (
    <div className="api-docs container">
      <header className="api-docs__head">
        <Link to={paths.home()} className="api-docs__brand" discover="none">
          {STORE_NAME}
        </Link>
      </header>
      <nav className="api-docs__nav" aria-label="Calls">
        {parts.map(({ name, calls }) => (
          <div key={name}>
            <h2>{name}</h2>
            <ul>
              {calls.map(({ id, summary }) => (
                <li key={id}>
                  <a href={`#${id}`}>{summary}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2>Webhooks</h2>
          <ul>
            {events.map(({ type }) => (
              <li key={type}>
                <a href={`#event-${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <main id="main" className="api-docs__main" tabIndex={-1}>
        <h1>API reference</h1>
        <div className="prose">
          <p>
            OpenAPI 3.1: <a href={document}>{document}</a>
          </p>
          <h2>Basics</h2>
          <ul>
            <li>
              Send a token as <code>Authorization: Bearer kw_…</code>. Owners create tokens in the back
              office. Reading the catalog doesn’t require a token.
            </li>
            <li>
              Cart and payment calls use the session cookie that <code>GET /api/cart</code> sets.
            </li>
            <li>
              Amounts are decimal strings in US dollars, e.g. <code>89.99</code>. Times are UTC.
            </li>
            <li>
              <code>Link</code> has the next page’s URL, and <code>X-Total-Count</code> has the number of
              results.
            </li>
            <li>
              Send an <code>ETag</code> as <code>If-None-Match</code> to get a 304 response if nothing has
              changed.
            </li>
            <li>
              Send an <code>Idempotency-Key</code> with each write so you can retry safely. For 24 hours,
              repeating the same key and body returns the original response.
            </li>
          </ul>
          <h2>Errors</h2>
          <p>
            <code>{'{ "error", "fieldErrors"?, "requestId" }'}</code>. Unknown parameters and fields are
            rejected.
          </p>
        </div>
        {parts.map(({ name, text, calls }) => (
          <section key={name} className="api-part" aria-labelledby={`part-${name}`}>
            <h2 id={`part-${name}`}>{name}</h2>
            <p>{text}</p>
            {calls.map((call) => (
              <DocumentedCallSection key={call.id} call={call} />
            ))}
          </section>
        ))}
        <DocumentedEvents events={events} text={howTold} />
      </main>
    </div>
  );
}
