import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { getProviderTitle } from '../../../domain/selling/payments/provider-names.rules';
import { CheckboxField } from '../../form/fields';
import { Moment } from '../../moment';
import { Notice } from '../../notice';

const isOpen = ({ state }: OrderForStaff['disputes'][number]) => state === 'open';

/** The disputes that staff have to answer at the provider. */
export function DisputeNotices({ order }: { order: OrderForStaff }) {
  return order.disputes.filter(isOpen).map(({ id, amountCents, provider, reason, createdAt }) => (
    <Notice key={id} tone="warn">
      {formatMoney(amountCents)} disputed <Moment at={createdAt} /> ({reason}). Respond in your{' '}
      {getProviderTitle(provider)} account before the deadline.
    </Notice>
  ));
}

/** Asks before goods leave for a disputed payment. */
export function ConfirmDisputed({ order }: { order: OrderForStaff }) {
  return order.disputes.some(isOpen) ? <CheckboxField name="shipDisputed" /> : null;
}

export const CONFIRM_DISPUTED_LABEL = 'Ship despite the payment dispute';
