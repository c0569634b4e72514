import type { listOpenDisputes } from '../../../domain/selling/orders/disputes.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { ProviderFailure } from '../../../domain/selling/payments/provider-failures.server';
import { getProviderTitle } from '../../../domain/selling/payments/provider-names.rules';
import { paths } from '../../../paths';
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
          The buyer of order <TextLink to={paths.admin.order(orderId)}>{number}</TextLink> disputes{' '}
          {formatMoney(amountCents)} at {getProviderTitle(provider)} ({reason}) since{' '}
          <Moment at={createdAt} />. Answer it in your {getProviderTitle(provider)} account before its
          deadline.
        </Notice>
      ))}
    </>
  );
}

const WHAT_HAPPENED = {
  credentials: 'rejected the store’s key on',
  refused: 'refused a request on',
  outage: 'did not answer on',
} as const;

const REMEDIES = {
  credentials:
    'Buyers can’t pay with it until the person who runs the server corrects the key; npm run doctor tests it.',
  refused:
    'The server’s log has its reason. Check the order, and ask the buyer to pay another way if needed.',
  outage: 'The store keeps trying. If it lasts, see the provider’s status page.',
} as const;
