import {
  getAvailableCreditCents,
  hasNetTerms,
  type AccountTerms,
} from '../../domain/base/customers/account-terms.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';

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
      <div>
        <dt>Pay on account</dt>
        <dd>{hasNetTerms(account) ? `Within ${account.netTermsDays} days` : 'Not arranged'}</dd>
      </div>
      {hasNetTerms(account) && (
        <>
          <div>
            <dt>Credit limit</dt>
            <dd>{formatMoney(account.creditLimitCents)}</dd>
          </div>
          <div>
            <dt>Owed</dt>
            <dd>{formatMoney(account.owedCents)}</dd>
          </div>
          <div>
            <dt>Available</dt>
            <dd>{formatMoney(getAvailableCreditCents(account))}</dd>
          </div>
        </>
      )}
      <div>
        <dt>Tax exemption</dt>
        <dd>
          {account.taxExemptCertificate === ''
            ? 'None on file'
            : `Certificate ${account.taxExemptCertificate}, until ${account.taxExemptUntil ?? ''}`}
        </dd>
      </div>
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
        <div>
          <dt>Name</dt>
          <dd>
            {account.firstName} {account.lastName}
          </dd>
        </div>
        <div>
          <dt>Company</dt>
          <dd>{account.companyName}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{account.phone}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            {account.address}, {account.city} {account.state} {account.zipCode}
          </dd>
        </div>
      </dl>
    </section>
  );
}
