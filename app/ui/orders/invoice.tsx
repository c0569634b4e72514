import type { HeadOffice } from '../../domain/content/locations/locations.rules';
import type { OrderRefund } from '../../domain/selling/orders/order-refunds.queries.server';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { getPaymentMethodName, listBillingLines } from '../checkout/order-details';
import { Moment } from '../moment';
import { LinesTable } from './lines-table';
import { OrderDocument } from './order-document';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const PAYMENT = perLanguage<Record<OrderState, string>>(() => ({
  awaiting_approval: t`Awaiting approval`,
  pending: t`Pending payment`,
  awaiting_transfer: t`Due`,
  on_account: t`Due`,
  paid: t`Paid`,
  fulfilled: t`Paid`,
  cancelled: t`Canceled`,
  review: t`On hold`,
}));

interface InvoiceProps {
  order: Order;
  refunds: OrderRefund[];
  headOffice: HeadOffice | undefined;
}

/** An invoice with lines, totals, payments, and refunds. */
export function Invoice({ order, refunds, headOffice }: InvoiceProps) {
  const { number } = order;
  const standing = refunds.filter((refund) => refund.state !== 'failed');
  const refunded = standing.reduce((sum, refund) => sum + refund.amountCents, 0);
  return (
    <OrderDocument
      title={t`Invoice ${number}`}
      {...(order.billing === null
        ? { addressed: t`Bill to and ship to` }
        : { billing: listBillingLines(order) })}
      order={order}
      withEmail
      headOffice={headOffice}
      facts={[
        [t`Payment`, getPaymentMethodName(order.paymentMethod)],
        // The day of payment says the same.
        !isPaid(order) && [t`Status`, isDue(order) ? t`Due` : PAYMENT()[order.state]],
        order.paidAt !== null && [t`Paid`, <Moment at={order.paidAt} />],
        isDue(order) && order.dueAt !== null && [t`Due by`, <Moment at={order.dueAt} />],
        order.state === 'awaiting_transfer' &&
          order.expiresAt !== null && [t`Due by`, <Moment at={order.expiresAt} />],
      ]}
    >
      <LinesTable lines={order.lines} className="table--cards" />
      <dl className="totals order-document__totals">
        <Sum name={t`Subtotal`} cents={order.subtotalCents} />
        <div>
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{order.shippingCents === 0 ? t`Free` : formatMoney(order.shippingCents)}</dd>
        </div>
        <Sum name={t`Tax`} cents={order.taxCents} />
        <div className="totals__total">
          <dt>
            <Trans>Total (US$)</Trans>
          </dt>
          <dd>{formatMoney(order.totalCents)}</dd>
        </div>
        {order.receivedCents > 0 && (
          <Sum name={t({ message: 'Paid', context: 'amount' })} cents={order.receivedCents} />
        )}
        {standing.map((refund) => (
          <div key={refund.id}>
            <dt>
              <Trans>
                Refund <Moment at={refund.createdAt} />
              </Trans>
            </dt>
            <dd>{formatMoney(-refund.amountCents)}</dd>
          </div>
        ))}
        {refunded > 0 && <Sum name={t`Paid after refunds`} cents={order.receivedCents - refunded} />}
        {isDue(order) && (
          <div className="totals__total">
            <dt>
              <Trans>Due</Trans>
            </dt>
            <dd>{formatMoney(order.totalCents - order.receivedCents)}</dd>
          </div>
        )}
      </dl>
      {order.state === 'cancelled' && (
        <p>
          <Trans>This order was canceled. Nothing is due.</Trans>
        </p>
      )}
    </OrderDocument>
  );
}

function isPaid({ state, paidAt }: Order): boolean {
  return paidAt !== null && (state === 'paid' || state === 'fulfilled');
}

/** Whether a payment is still expected. */
function isDue({ state, dueAt, paidAt }: Order): boolean {
  return state === 'awaiting_transfer' || (dueAt !== null && paidAt === null && state !== 'cancelled');
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
