import type { Totals } from '../../../domain/selling/checkout/totals.rules';
import type { QuoteForStaff, QuoteLicense } from '../../../domain/selling/quotes/quotes.queries.server';
import { adminPaths } from '../../../admin-paths';
import { TotalsList } from '../../checkout/order-summary';
import { QuoteLines } from '../../quotes/quote-lines';
import { TextLink } from '../links';
import type { LicenseStanding } from '../../../domain/goods/licenses/license.rules';
import { Day } from '../../day';
import { Icon } from '../../icon/icon';

interface QuoteSummaryPanelProps {
  quote: QuoteForStaff;
  /** Undefined until it is priced. */
  totals: Totals | undefined;
}

/** The prices sent to the buyer, and the result. */
export function QuoteSummaryPanel({ quote, totals }: QuoteSummaryPanelProps) {
  if (totals === undefined && quote.status !== 'declined') return null;
  return (
    <section className="panel stack">
      <h2>{totals === undefined ? 'Outcome' : 'Sent quote'}</h2>
      {quote.order !== undefined && (
        <p>
          Converted to order{' '}
          <TextLink className="part-number" to={adminPaths.order(quote.order.id)}>
            {quote.order.number}
          </TextLink>
          .
        </p>
      )}
      {quote.status === 'declined' && (
        <p>
          Declined by {quote.declinedBy === 'buyer' ? 'the customer' : 'the store'}
          {quote.declineReason === '' ? '.' : `: ${quote.declineReason}`}
        </p>
      )}
      {totals !== undefined && (
        <>
          <QuoteLines lines={quote.lines} priceName="Quoted price" />
          <div className="quote-totals">
            <TotalsList totals={totals} />
          </div>
        </>
      )}
      {quote.staffNote !== '' && <p className="request-message">{quote.staffNote}</p>}
    </section>
  );
}

/** The buyer and their message. */
export function QuoteRequester({ quote }: { quote: QuoteForStaff }) {
  return (
    <section className="panel stack stack--tight">
      <h2>Request</h2>
      <p>
        {quote.firstName} {quote.lastName}
        {quote.company !== '' && `, ${quote.company}`}
        {quote.customerId !== null && (
          <>
            {' · '}
            <TextLink to={adminPaths.customer(quote.customerId)}>Trade account</TextLink>
          </>
        )}
      </p>
      <p className="small">
        <a className="link" href={`mailto:${quote.email}`}>
          {quote.email}
        </a>
        {quote.phone !== '' && (
          <>
            {' · '}
            <a className="link" href={`tel:${quote.phone}`}>
              {quote.phone}
            </a>
          </>
        )}
      </p>
      {quote.message !== '' && <p className="request-message">{quote.message}</p>}
    </section>
  );
}

interface QuoteLicenseProps {
  license: QuoteLicense;
  /** The requesting account; null for a guest. */
  customerId: number | null;
}

/** The lines of a quote that require a license, and the buyer's standing. */
export function QuoteLicensePanel({ license: { standing, needing }, customerId }: QuoteLicenseProps) {
  const isValid = standing.state === 'valid';
  return (
    <div className={isValid ? 'notice notice--good' : 'notice notice--warn'}>
      <Icon name={isValid ? 'shield-check' : 'shield'} />
      <p>
        <strong>License required</strong> for {needing.join(', ')}. <Standing of={standing} />{' '}
        {customerId !== null && <TextLink to={adminPaths.customer(customerId)}>View account</TextLink>}
      </p>
    </div>
  );
}

const STANDING_TEXTS: Record<Exclude<LicenseStanding['state'], 'expired' | 'valid'>, string> = {
  guest: 'Guest: must sign in to an account with a valid license to order.',
  applied: 'Account pending approval.',
  refused: 'Account declined.',
  none: 'No license on file.',
  waiting: 'License awaiting review.',
  declined: 'License declined.',
};

function Standing({ of }: { of: LicenseStanding }) {
  if (of.state === 'valid')
    return (
      <>
        Valid until <Day on={of.on} />.
      </>
    );
  if (of.state === 'expired')
    return (
      <>
        Expired <Day on={of.on} />.
      </>
    );
  return STANDING_TEXTS[of.state];
}
