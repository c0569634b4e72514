import { Link } from '@remix-run/react';
import type { Validator } from 'remix-validated-form';

import type { Quote, QuoteLicense } from '../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../paths';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { QuoteLicenseNote } from './quote-license-note';
import { QuoteShortage, listShortLines } from './quote-shortage';

interface QuoteAnswerProps {
  quote: Quote;
  /** Undefined where no line needs a licence. */
  licence: QuoteLicense | undefined;
  declineValidator: Validator<Record<string, unknown>>;
  /** The decline form came back refused. */
  isDeclining: boolean;
}

/** What the buyer may do with a quote as it stands. */
export function QuoteAnswer({ quote, licence, declineValidator, isDeclining }: QuoteAnswerProps) {
  const { status, accessKey, order } = quote;
  if (status === 'accepted' && order !== undefined) {
    return (
      <p className="no-print">
        <Link className="btn btn--primary" to={paths.orderConfirmation(order.accessKey, order.policy)}>
          See order {order.number}
        </Link>
      </p>
    );
  }
  const askAgain = (
    <p className="no-print">
      <Link className="btn btn--primary" to={paths.quote({ again: accessKey })}>
        Ask again
      </Link>
    </p>
  );
  if (status === 'expired' || status === 'declined') return askAgain;
  const note = licence && <QuoteLicenseNote licence={licence} quoteKey={accessKey} />;
  if (status !== 'priced') return note ?? null;
  const short = listShortLines(quote.lines);
  const mayOrder = short.length === 0 && (licence === undefined || licence.standing.state === 'valid');
  return (
    <div className="quote-answer no-print">
      {note}
      {short.length > 0 && <QuoteShortage short={short} />}
      {mayOrder && (
        <p>
          <Link className="btn btn--primary" to={paths.quoteAccept(accessKey)}>
            Accept and order
          </Link>
        </p>
      )}
      <details open={isDeclining}>
        <summary className="link">Decline the quote</summary>
        <StoreForm
          id="decline-quote"
          className="entry-form"
          validator={declineValidator}
          labels={{ reason: 'Reason' }}
          hasSummary={false}
        >
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="expectedRevision" value={quote.revision} />
          <TextField name="reason" label="Reason" hint="It helps us to do better." optional />
          <button type="submit" className="btn">
            Decline
          </button>
        </StoreForm>
      </details>
    </div>
  );
}
