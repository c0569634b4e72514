import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { documentApi } from '../../api/api-docs.server';
import { WEBHOOK_TEXT } from '../../api/openapi-webhooks.server';
import { getRequestOrigin } from '../../http/origin.server';
import { paths } from '../../paths';
import { DocumentedEvents, DocumentedCallSection } from '../../ui/api-docs/documented-calls';
import { formatPageTitle, STORE_NAME } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'The JSON API') }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const origin = getRequestOrigin(context, request);
  return {
    ...documentApi(origin),
    howTold: WEBHOOK_TEXT,
    document: origin + paths.api.openApi(),
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
        <h1>The JSON API</h1>
        <div className="prose">
          <p>
            For programs that read the catalogue, keep stock or fulfil orders. The same as a document for
            tools: <a href={document}>{document}</a> (OpenAPI 3.1).
          </p>
          <h2>How to ask</h2>
          <ul>
            <li>
              Reads of the catalogue are open to everyone. Other calls take a session of the back office, or a
              token that an owner makes there, sent as <code>Authorization: Bearer kw_…</code>. What is a
              visitor’s own takes the session of a visitor, which <code>GET /api/cart</code> opens: the cart
              and the payments. The quick order takes that or any token.
            </li>
            <li>
              Amounts are decimal text in US dollars, such as <code>89.99</code>; figures that you send may be
              numbers or text. Times are UTC.
            </li>
            <li>
              A list holds at most 1,000 rows. <code>Link</code> leads to the next page,{' '}
              <code>X-Total-Count</code> says how many there are.
            </li>
            <li>
              Every read carries an <code>ETag</code>. Sent back as <code>If-None-Match</code> it answers 304
              while nothing changed.
            </li>
            <li>
              Every write takes an <code>Idempotency-Key</code>: the same key with the same body is done once,
              and answered the same way for a day. After a lost answer, ask again with the key.
            </li>
          </ul>
          <h2>When something is wrong</h2>
          <p>
            The answer is <code>{'{ "error", "fieldErrors"?, "requestId" }'}</code>: a sentence for people,
            what is wrong by field, and the name of the request in the log of the store. Fields that a read
            does not know are ignored; fields that a write does not know are refused by name.
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
