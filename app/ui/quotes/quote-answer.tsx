import { Link } from '@remix-run/react';
import type { Validator } from 'remix-validated-form';

import type { Quote, QuoteLicense } from '../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../paths';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { LicenseNote } from '../catalog/license-note';
import type { QuotedLine } from '../../domain/selling/quotes/quoted-lines.queries.server';
import { Plural, Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface QuoteAnswerProps {
  quote: Quote;
  /** Undefined if no line requires a license. */
  license: QuoteLicense | undefined;
  declineValidator: Validator<Record<string, unknown>>;
  /** The decline form came back refused. */
  isDeclining: boolean;
}

/** The buyer's actions on a quote. */
export function QuoteAnswer({ quote, license, declineValidator, isDeclining }: QuoteAnswerProps) {
  const { status, accessKey, order } = quote;
  if (status === 'accepted' && order !== undefined) {
    return (
      <p className="no-print">
        <Link className="btn btn--primary" to={paths.orderConfirmation(order.accessKey, order.policy)}>
          <Trans>View order {order.number}</Trans>
        </Link>
      </p>
    );
  }
  const askAgain = (
    <p className="no-print">
      <Link className="btn btn--primary" to={paths.quote({ again: accessKey })}>
        <Trans>Request again</Trans>{' '}
      </Link>
    </p>
  );
  if (status === 'expired' || status === 'declined') return askAgain;
  const note = license && <QuoteLicenseNote license={license} quoteKey={accessKey} />;
  if (status !== 'priced') return note ?? null;
  const short = listShortLines(quote.lines);
  const mayOrder = short.length === 0 && (license === undefined || license.standing.state === 'valid');
  return (
    <div className="quote-answer no-print">
      {note}
      {short.length > 0 && <QuoteShortage short={short} />}
      {mayOrder && (
        <p>
          <Link className="btn btn--primary" to={paths.quoteAccept(accessKey)}>
            <Trans>Accept and order</Trans>
          </Link>
        </p>
      )}
      <details open={isDeclining}>
        <summary className="link">
          <Trans>Decline quote</Trans>
        </summary>
        <StoreForm
          id="decline-quote"
          className="entry-form"
          validator={declineValidator}
          labels={{ reason: t`Reason` }}
          hasSummary={false}
        >
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="expectedRevision" value={quote.revision} />
          <TextField name="reason" label={t`Reason`} hint={t`Helps us improve future quotes`} optional />
          <button type="submit" className="btn">
            {' '}
            <Trans>Decline quote</Trans>{' '}
          </button>
        </StoreForm>
      </details>
    </div>
  );
}

interface QuoteLicenseNoteProps {
  license: QuoteLicense;
  quoteKey: string;
}

/** The licensed lines of a quote, and how to order with or without them. */
function QuoteLicenseNote({ license: { standing, needing, others }, quoteKey }: QuoteLicenseNoteProps) {
  return (
    <section className="stack stack--tight no-print" aria-label={t`License required`}>
      <p>
        {standing.state === 'valid' ? t`License needed` : t`Can’t be ordered without a license`}:{' '}
        <strong>{needing.join(', ')}</strong>
      </p>
      <LicenseNote standing={standing} backTo={paths.quoteStatus(quoteKey)} />
      {standing.state !== 'valid' && others > 0 && (
        <p>
          <Trans>Quotes must be ordered in full.</Trans>{' '}
          <Link className="link" to={paths.quote({ again: quoteKey, without: 'licence' })}>
            <Plural
              value={others}
              one="Request the item that doesn’t need a license"
              other="Request the # items that don’t need a license"
            />
          </Link>
        </p>
      )}
    </section>
  );
}

type Line = Pick<QuotedLine, 'id' | 'name' | 'quantity' | 'stockQuantity' | 'isActive'>;

/** Lists the lines without enough stock; quotes are ordered as a whole. */
function listShortLines<Short extends Line>(lines: readonly Short[]): Short[] {
  return lines.filter(({ quantity, stockQuantity, isActive }) => !isActive || stockQuantity < quantity);
}

/** The lines of a quote that are out of stock. */
function QuoteShortage({ short }: { short: readonly Line[] }) {
  return (
    <section className="notice notice--warn" aria-label={t`Not in stock`}>
      <div className="stack stack--tight">
        <p>
          <Trans>Quotes must be ordered in full, and some items are short:</Trans>
        </p>
        <ul>
          {short.map(({ id, name, quantity, stockQuantity, isActive }) => (
            <li key={id}>
              <strong>{name}</strong>:{' '}
              {isActive ? t`${stockQuantity} of ${quantity} in stock` : t`discontinued`}
            </li>
          ))}
        </ul>
        <p>
          <Trans>Message us below for a restock date or a revised quote.</Trans>
        </p>
      </div>
    </section>
  );
}
