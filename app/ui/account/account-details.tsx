import { Link } from '@remix-run/react';

import {
  getAvailableCreditCents,
  hasNetTerms,
  type AccountTerms,
} from '../../domain/base/customers/account-terms.rules';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { describeLocked } from '../../domain/goods/licenses/locked-goods.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Facts } from '../facts';
import { Notice } from '../notice';

const STANDING_TEXTS: Record<AccountTerms['status'], { name: string; tone: string; text: string }> = {
  applied: {
    name: 'Pending review',
    tone: 'warn',
    text: 'We’re reviewing your application. Until then, you can order at list price.',
  },
  approved: { name: 'Approved', tone: 'good', text: 'Your trade account is approved.' },
  declined: {
    name: 'Declined',
    tone: 'bad',
    text: 'We declined your application. You can still order at list price.',
  },
};

function LockedNotice({ standing }: { standing: LicenseStanding }) {
  const { state } = standing;
  const text = describeLocked(standing);
  if (text === undefined) return null;
  return (
    <Notice tone="warn" icon="shield">
      {text}{' '}
      <Link className="link" to={paths.accountDocuments()} discover="none">
        {state === 'waiting' || state === 'applied' ? 'View documents' : 'Upload license'}
      </Link>
    </Notice>
  );
}

interface AccountStandingProps {
  account: AccountTerms & { decisionReason: string };
  license: LicenseStanding;
}

/** The account's status and terms, and what is still locked. */
export function AccountStanding({ account, license }: AccountStandingProps) {
  const standing = STANDING_TEXTS[account.status];
  return (
    <section className="panel stack stack--top">
      <h2>Trade account</h2>
      <p>
        <span className={`badge badge--${standing.tone}`}>{standing.name}</span>
      </p>
      <p>{standing.text}</p>
      {account.decisionReason !== '' && <p>Reason: {account.decisionReason}</p>}
      <LockedNotice standing={license} />
      {account.status === 'approved' && <TermsList account={account} />}
    </section>
  );
}

export function TermsList({ account }: { account: AccountTerms }) {
  const hasTerms = hasNetTerms(account);
  return (
    <Facts
      facts={[
        ['Pay on account', hasTerms ? `Net ${account.netTermsDays}` : 'Not available'],
        hasTerms && ['Credit limit', formatMoney(account.creditLimitCents)],
        hasTerms && ['Balance', formatMoney(account.owedCents)],
        hasTerms && ['Available credit', formatMoney(getAvailableCreditCents(account))],
        [
          'Tax exemption',
          account.taxExemptCertificate === ''
            ? 'None on file'
            : `Certificate ${account.taxExemptCertificate}, until ${account.taxExemptUntil ?? ''}`,
        ],
      ]}
    />
  );
}

type AccountContact = Record<
  'firstName' | 'lastName' | 'email' | 'phone' | 'companyName' | 'address' | 'city' | 'state' | 'zipCode',
  string
>;

/** The account's contact data. */
export function AccountDetails({ account }: { account: AccountContact }) {
  return (
    <section className="panel stack stack--top">
      <h2>Details</h2>
      <Facts
        facts={[
          ['Name', `${account.firstName} ${account.lastName}`],
          ['Company', account.companyName],
          ['Email', account.email],
          ['Phone', account.phone],
          ['Address', `${account.address}, ${account.city} ${account.state} ${account.zipCode}`],
        ]}
      />
    </section>
  );
}
