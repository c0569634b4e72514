import { Link } from '@remix-run/react';

import type { LicenceStanding } from '../../../domain/goods/licenses/license.rules';
import type { QuoteLicence } from '../../../domain/selling/quotes/quote-license.queries.server';
import { paths } from '../../../paths';
import { Day } from '../../day';
import { Icon } from '../../icon/icon';

interface QuoteLicenceProps {
  licence: QuoteLicence;
  /** The account that asked; null for a guest. */
  customerId: number | null;
}

/** Which lines of a quote need a licence, and whether this buyer has one. */
export function QuoteLicencePanel({ licence: { standing, needing }, customerId }: QuoteLicenceProps) {
  const isValid = standing.state === 'valid';
  return (
    <div className={isValid ? 'notice notice--good' : 'notice notice--warn'}>
      <Icon name={isValid ? 'shield-check' : 'shield'} />
      <p>
        <strong>Licence required</strong> for {needing.join(', ')}. <Standing of={standing} />{' '}
        {customerId !== null && (
          <Link className="link" to={paths.admin.customer(customerId)} discover="none">
            See the account
          </Link>
        )}
      </p>
    </div>
  );
}

const STANDINGS: Record<Exclude<LicenceStanding['state'], 'expired' | 'valid'>, string> = {
  guest:
    'This buyer asked as a guest: the quote can be ordered once they sign in to an account with a valid licence.',
  applied: 'This buyer’s application is not approved yet.',
  refused: 'This buyer’s account was declined.',
  none: 'This buyer has shown none.',
  waiting: 'This buyer’s licence waits to be checked.',
  declined: 'The licence that this buyer sent was declined.',
};

function Standing({ of }: { of: LicenceStanding }) {
  if (of.state === 'valid')
    return (
      <>
        This buyer has one, valid until <Day on={of.on} />.
      </>
    );
  if (of.state === 'expired')
    return (
      <>
        This buyer’s expired on <Day on={of.on} />.
      </>
    );
  return STANDINGS[of.state];
}
