import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { QUOTE_STATUS } from '../domain/quotes/quote-states.rules';
import { findQuoteByAccessKey, type Quote } from '../domain/quotes/quotes.queries.server';
import { formatMoney } from '../domain/shared/money.rules';
import { notFound } from '../http/not-found.server';
import { paths } from '../paths';
import { Moment } from '../ui/moment';
import { missingPageMeta, pageMeta } from '../ui/seo/page-meta';
import { CONTACTS } from '../ui/store/company-claims';

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined
    ? missingPageMeta()
    : pageMeta(args, {
        title: `Quote ${args.data.quote.number}`,
        description: 'Where your request for a quote stands.',
        noindex: true,
      });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const quote = await findQuoteByAccessKey(context.db, params['accessKey'] ?? '');
  if (quote === undefined) throw notFound();
  return { quote };
}

export default function QuoteStatusPage() {
  const { quote } = useLoaderData<typeof loader>();
  const status = QUOTE_STATUS[quote.status];
  return (
    <main id="main" className="container page confirmation">
      <header className="confirmation__head">
        <h1>
          Quote <span className="part-number">{quote.number}</span>
        </h1>
        <p>
          <span className="badge badge--ink">{status.name}</span> <Moment at={quote.createdAt} />
        </p>
        <p>{status.next}</p>
        {quote.expiresAt !== null && (
          <p>
            Prices hold until <Moment at={quote.expiresAt} />
          </p>
        )}
        {quote.status === 'requested' && (
          <p className="small muted">
            A confirmation goes to {quote.email}. Keep the address of this page: it always shows where your
            quote stands.
          </p>
        )}
      </header>
      <section className="panel" aria-labelledby="quote-lines">
        <h2 id="quote-lines">What you asked for</h2>
        <QuoteLines quote={quote} />
        {quote.message !== '' && (
          <>
            <h3 className="mt-3">Your message</h3>
            <p className="request-message">{quote.message}</p>
          </>
        )}
      </section>
      <p>
        Questions? Call{' '}
        <a className="link" href={`tel:${CONTACTS.hotline}`}>
          {CONTACTS.hotline}
        </a>{' '}
        and name the quote.
      </p>
      <p className="no-print">
        <Link className="btn" to={paths.home()}>
          Continue Shopping
        </Link>
      </p>
    </main>
  );
}

function QuoteLines({ quote }: { quote: Quote }) {
  return (
    <table className="table table--cards">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="num">
            Quantity
          </th>
          <th scope="col" className="num">
            List price
          </th>
          <th scope="col" className="num">
            Your price
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.productId}>
            <th scope="row">
              {line.name} <span className="part-number muted">{line.sku}</span>
            </th>
            <td className="num" data-label="Quantity">
              {line.quantity}
            </td>
            <td className="num" data-label="List price">
              {formatMoney(line.listPriceCents)}
            </td>
            <td className="num" data-label="Your price">
              {line.unitPriceCents === null ? (
                <span className="muted">not priced yet</span>
              ) : (
                formatMoney(line.unitPriceCents)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
