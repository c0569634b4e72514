import {
  CUSTOMER_STATUS_NAMES,
  type CustomerStatus,
} from '../../../domain/base/customers/account-list.rules';

const TONES: Record<CustomerStatus, string> = { applied: 'warn', approved: 'good', declined: 'bad' };

export function AccountStatusBadge({ status }: { status: CustomerStatus }) {
  return <span className={`badge badge--${TONES[status]}`}>{CUSTOMER_STATUS_NAMES[status]}</span>;
}
