import {
  getAvailableCreditCents,
  hasNetTerms,
  type AccountTerms,
} from '../../domain/base/customers/account-terms.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Fact } from '../fact';

const STANDING_TEXTS: Record<AccountTerms['status'], { name: string; tone: string; text: string }> = {
  applied: {
    name: 'Being checked',
    tone: 'warn',
    text: 'Our trade desk is checking your application. Until it is decided you order at the prices that the store shows.',
  },
  approved: { name: 'Approved', tone: 'good', text: 'Your trade account is open.' },
  declined: {
    name: 'Declined',
    tone: 'bad',
    text: 'We could not open a trade account. You can order at the prices that the store shows.',
  },
};

/** How the account stands, and what it may do. */
export function AccountStanding({ account }: { account: AccountTerms & { decisionReason: string } }) {
  const standing = STANDING_TEXTS[account.status];
  return (
    <section className="panel stack stack--top">
      <h2>Trade account</h2>
      <p>
        <span className={`badge badge--${standing.tone}`}>{standing.name}</span>
      </p>
      <p>{standing.text}</p>
      {account.decisionReason !== '' && <p>The reason: {account.decisionReason}</p>}
      {account.status === 'approved' && <TermsList account={account} />}
    </section>
  );
}

function TermsList({ account }: { account: AccountTerms }) {
  return (
    <dl className="fact-list">
      <Fact name="Pay on account">
        {hasNetTerms(account) ? `Within ${account.netTermsDays} days` : 'Not arranged'}
      </Fact>
      {hasNetTerms(account) && (
        <>
          <Fact name="Credit limit">{formatMoney(account.creditLimitCents)}</Fact>
          <Fact name="Owed">{formatMoney(account.owedCents)}</Fact>
          <Fact name="Available">{formatMoney(getAvailableCreditCents(account))}</Fact>
        </>
      )}
      <Fact name="Tax exemption">
        {account.taxExemptCertificate === ''
          ? 'None on file'
          : `Certificate ${account.taxExemptCertificate}, until ${account.taxExemptUntil ?? ''}`}
      </Fact>
    </dl>
  );
}

interface AccountDetailsProps {
  account: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    companyName: string;
    address: string;
    city: string;
    state: string;
    zipCode: string;
  };
}

/** Who the account belongs to. */
export function AccountDetails({ account }: AccountDetailsProps) {
  return (
    <section className="panel stack stack--top">
      <h2>Details</h2>
      <dl className="fact-list">
        <Fact name="Name">
          {account.firstName} {account.lastName}
        </Fact>
        <Fact name="Company">{account.companyName}</Fact>
        <Fact name="E-mail">{account.email}</Fact>
        <Fact name="Phone">{account.phone}</Fact>
        <Fact name="Address">
          {account.address}, {account.city} {account.state} {account.zipCode}
        </Fact>
      </dl>
    </section>
  );
}
