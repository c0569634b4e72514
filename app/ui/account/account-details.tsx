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
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const STANDING_TEXTS = perLanguage<
  Record<AccountTerms['status'], { name: string; tone: string; text: string }>
>(() => ({
  applied: {
    name: t`Pending review`,
    tone: 'warn',
    text: t`We’re reviewing your application. Until then, you can order at list price.`,
  },
  approved: { name: t`Approved`, tone: 'good', text: t`Your trade account is approved.` },
  declined: {
    name: t`Declined`,
    tone: 'bad',
    text: t`We declined your application. You can still order at list price.`,
  },
}));

function LockedNotice({ standing }: { standing: LicenseStanding }) {
  const { state } = standing;
  const text = describeLocked(standing);
  if (text === undefined) return null;
  return (
    <Notice tone="warn" icon="shield">
      {text}{' '}
      <Link className="link" to={paths.accountDocuments()} discover="none">
        {state === 'waiting' || state === 'applied' ? t`View documents` : t`Upload license`}
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
  const standing = STANDING_TEXTS()[account.status];
  return (
    <section className="panel stack stack--top">
      <h2>
        <Trans>Trade account</Trans>
      </h2>
      <p>
        <span className={`badge badge--${standing.tone}`}>{standing.name}</span>
      </p>
      <p>{standing.text}</p>
      {account.decisionReason !== '' && (
        <p>
          <Trans>Reason: {account.decisionReason}</Trans>
        </p>
      )}
      <LockedNotice standing={license} />
      {account.status === 'approved' && <TermsList account={account} />}
    </section>
  );
}

export function TermsList({ account }: { account: AccountTerms }) {
  const hasTerms = hasNetTerms(account);
  const days = account.netTermsDays ?? 0;
  const certificate = account.taxExemptCertificate;
  const until = account.taxExemptUntil ?? '';
  return (
    <Facts
      facts={[
        [t`Pay on account`, hasTerms ? t`Net ${days}` : t`Not available`],
        hasTerms && [t`Credit limit`, formatMoney(account.creditLimitCents)],
        hasTerms && [t`Balance`, formatMoney(account.owedCents)],
        hasTerms && [t`Available credit`, formatMoney(getAvailableCreditCents(account))],
        [
          t`Tax exemption`,
          certificate === '' ? t`None on file` : t`Certificate ${certificate}, until ${until}`,
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
      <h2>
        <Trans>Details</Trans>
      </h2>
      <Facts
        facts={[
          [t`Name`, `${account.firstName} ${account.lastName}`],
          [t`Company`, account.companyName],
          [t`Email`, account.email],
          [t`Phone`, account.phone],
          [t`Address`, `${account.address}, ${account.city} ${account.state} ${account.zipCode}`],
        ]}
      />
    </section>
  );
}
