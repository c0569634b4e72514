import type { LicenseStanding } from '../../../domain/goods/licenses/license.rules';
import type { QuoteLicense } from '../../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../../paths';
import { Day } from '../../day';
import { Icon } from '../../icon/icon';
import { TextLink } from '../links';

interface QuoteLicenseProps {
  licence: QuoteLicense;
  /** The account that asked; null for a guest. */
  customerId: number | null;
}

/** Which lines of a quote need a licence, and whether this buyer has one. */
export function QuoteLicensePanel({ licence: { standing, needing }, customerId }: QuoteLicenseProps) {
  const isValid = standing.state === 'valid';
  return (
    <div className={isValid ? 'notice notice--good' : 'notice notice--warn'}>
      <Icon name={isValid ? 'shield-check' : 'shield'} />
      <p>
        <strong>Licence required</strong> for {needing.join(', ')}. <Standing of={standing} />{' '}
        {customerId !== null && <TextLink to={paths.admin.customer(customerId)}>See the account</TextLink>}
      </p>
    </div>
  );
}

const STANDING_TEXTS: Record<Exclude<LicenseStanding['state'], 'expired' | 'valid'>, string> = {
  guest:
    'This buyer asked as a guest: the quote can be ordered once they sign in to an account with a valid licence.',
  applied: 'This buyer’s application is not approved yet.',
  refused: 'This buyer’s account was declined.',
  none: 'This buyer has shown none.',
  waiting: 'This buyer’s licence waits to be checked.',
  declined: 'The licence that this buyer sent was declined.',
};

function Standing({ of }: { of: LicenseStanding }) {
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
  return STANDING_TEXTS[of.state];
}
