import { withZod } from '@remix-validated-form/with-zod';

import { callOffOrder } from '../domain/orders/call-off-order.server';
import { fulfilOrder } from '../domain/orders/fulfil-order.server';
import {
  AcceptReviewSchema,
  CancelOrderSchema,
  ConfirmTransferSchema,
  FulfilSchema,
  RefundSentSchema,
} from '../domain/orders/order-handling.schema';
import { noteRefundSent } from '../domain/orders/refund-order.server';
import { acceptReview } from '../domain/orders/review-order.server';
import { confirmTransfer } from '../domain/orders/transfers.server';
import { formatMoney } from '../domain/shared/money.rules';
import { answerOrderForm, type OrderForm } from './order-form.server';

/** What the forms of an order's page do, by their intent. */
const INTENTS = {
  confirmTransfer: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(ConfirmTransferSchema), async (order, { receivedAmount }, actor) => {
      const { db } = posted.context;
      const state = await confirmTransfer(db, { ...order, receivedCents: receivedAmount }, actor);
      return state === 'paid' ? 'Transfer confirmed' : 'Another amount came: the order needs review';
    }),
  acceptReview: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(AcceptReviewSchema), async (order, { reason }, actor) => {
      await acceptReview(posted.context.db, { ...order, reason }, actor);
      return 'Order accepted as paid';
    }),
  fulfil: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(FulfilSchema), async (order, { carrier, trackingNumber }, actor) => {
      await fulfilOrder(posted.context.db, { ...order, carrier, trackingNumber }, actor);
      return 'Order fulfilled';
    }),
  cancel: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(CancelOrderSchema), async (order, { reason }, actor) => {
      const refunded = await callOffOrder(posted.context.db, { ...order, reason }, actor);
      return refunded === 0 ? 'Order cancelled' : `Order cancelled, ${formatMoney(refunded)} goes back`;
    }),
  refundSent: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(RefundSentSchema), async (order, { refundId }, actor) => {
      await noteRefundSent(posted.context.db, { ...order, refundId }, actor);
      return 'Refund noted as sent';
    }),
} as const;

type OrderIntent = keyof typeof INTENTS;

/** Does what the form's intent says; undefined when the page has no such form. */
export function answerOrderIntent(posted: OrderForm): Promise<Response> | undefined {
  const intent = posted.form.get('intent');
  return isIntent(intent) ? INTENTS[intent](posted) : undefined;
}

function isIntent(intent: unknown): intent is OrderIntent {
  return typeof intent === 'string' && Object.hasOwn(INTENTS, intent);
}
