import { Link } from '@remix-run/react';

import {
  getAvailableCreditCents,
  hasNetTerms,
  type AccountTerms,
} from '../../domain/base/customers/account-terms.rules';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
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
    text: 'We couldn’t open a trade account. You can still order at list price.',
  },
};

/** Why restricted products are locked. Those who were declined have read so above. */
const LOCKED_TEXTS: Partial<Record<LicenseStanding['state'], string>> = {
  applied: 'Restricted products stay locked until we approve your account and your license.',
  none: 'Restricted products stay locked until we have your license.',
  waiting: 'Restricted products stay locked while we review your license.',
  declined: 'Restricted products stay locked because we didn’t accept your license.',
  expired: 'Restricted products are locked because your license expired.',
};

function LockedNotice({ state }: LicenseStanding) {
  const text = LOCKED_TEXTS[state];
  if (text === undefined) return null;
  return (
    <Notice tone="warn" icon="shield">
      {text}{' '}
      <Link className="link" to={paths.accountDocuments()} discover="none">
        {state === 'waiting' ? 'View documents' : 'Upload license'}
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
      <LockedNotice {...license} />
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
