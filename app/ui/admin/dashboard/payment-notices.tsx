import type { listOpenDisputes } from '../../../domain/selling/orders/disputes.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { ProviderFailure } from '../../../domain/selling/payments/provider-failures.server';
import { getProviderTitle } from '../../../domain/selling/payments/provider-names.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { Notice } from '../../notice';
import { TextLink } from '../links';

interface PaymentNoticesProps {
  failures: ProviderFailure[];
  disputes: Awaited<ReturnType<typeof listOpenDisputes>>;
}

/** What payment providers need from staff: disputes to answer, and failures with their remedy. */
export function PaymentNotices({ failures, disputes }: PaymentNoticesProps) {
  return (
    <>
      {failures.map((failure) => (
        <Notice key={`${failure.provider} ${failure.kind}`} tone="warn">
          {getProviderTitle(failure.provider)} {WHAT_HAPPENED[failure.kind]} <Moment at={failure.lastAt} />
          {failure.orderNumber !== '' && ` (order ${failure.orderNumber})`}. {REMEDIES[failure.kind]}
        </Notice>
      ))}
      {disputes.map(({ id, orderId, number, provider, amountCents, reason, createdAt }) => (
        <Notice key={id} tone="warn">
          Order <TextLink to={adminPaths.order(orderId)}>{number}</TextLink>: {formatMoney(amountCents)}{' '}
          disputed <Moment at={createdAt} /> ({reason}). Respond in your {getProviderTitle(provider)} account
          before the deadline.
        </Notice>
      ))}
    </>
  );
}

const WHAT_HAPPENED = {
  credentials: 'rejected the API key on',
  refused: 'refused a request on',
  outage: 'didn’t respond on',
} as const;

const REMEDIES = {
  credentials: 'Payments fail until the key is corrected. Test it with npm run doctor.',
  refused: 'Check the order. The reason is in the server log.',
  outage: 'Retrying automatically. Check the provider’s status page.',
} as const;
