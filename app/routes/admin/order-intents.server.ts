import { withZod } from '@remix-validated-form/with-zod';

import { cancelOrderByStaff } from '../../domain/selling/payments/cancel-order-by-staff.server';
import {
  acceptReview,
  correctTracking,
  fulfillOrder,
} from '../../domain/selling/orders/fulfill-order.server';
import {
  AcceptReviewSchema,
  CancelOrderSchema,
  ChoosePickupSchema,
  ConfirmTransferSchema,
  CorrectTrackingSchema,
  FulfillSchema,
  PickedUpSchema,
  RefundSentSchema,
  ExpectedOrderSchema,
} from '../../domain/selling/orders/order-handling.schema';
import {
  choosePickup,
  handOverPickup,
  markPickupReady,
} from '../../domain/selling/orders/pick-up-order.server';
import { recordRefundSent } from '../../domain/selling/payments/refund-order.server';
import { confirmTransfer } from '../../domain/selling/orders/transfers.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { answerOrderForm, type OrderForm } from './order-form.server';

const TRANSFER_RESULTS = {
  paid: 'Payment confirmed',
  'partly paid': 'Partial payment recorded',
  review: 'Overpaid: order sent for review',
};

/** Handlers of an order page's forms, by intent. */
export const ORDER_INTENTS = {
  confirmTransfer: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(ConfirmTransferSchema), async (order, { receivedAmount }, actor) => {
      const { db } = posted.context;
      const state = await confirmTransfer(db, { ...order, receivedCents: receivedAmount }, actor);
      return TRANSFER_RESULTS[state];
    }),
  acceptReview: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(AcceptReviewSchema), async (order, { reason }, actor) => {
      await acceptReview(posted.context.db, { ...order, reason }, actor);
      return 'Order accepted as paid';
    }),
  fulfil: (posted: OrderForm) =>
    answerOrderForm(
      posted,
      withZod(FulfillSchema),
      async (order, { carrier, trackingNumber, shipDisputed }, actor) => {
        await fulfillOrder(posted.context.db, { ...order, carrier, trackingNumber, shipDisputed }, actor);
        return 'Order marked as shipped';
      },
    ),
  correctTracking: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(CorrectTrackingSchema), async (order, parcel, actor) => {
      const { carrier, trackingNumber } = parcel;
      await correctTracking(posted.context.db, { ...order, carrier, trackingNumber }, actor);
      return 'Tracking corrected. We’ve emailed the customer.';
    }),
  choosePickup: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(ChoosePickupSchema), async (order, { pickupLocation }, actor) => {
      const place = await choosePickup(posted.context.db, { ...order, locationId: pickupLocation }, actor);
      return place === undefined ? 'Order changed to shipping' : `Will call set to ${place}`;
    }),
  pickupReady: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(ExpectedOrderSchema), async (order, _, actor) => {
      await markPickupReady(posted.context.db, order, actor);
      return 'Order ready for pickup. We’ve emailed the customer.';
    }),
  pickedUp: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(PickedUpSchema), async (order, { shipDisputed }, actor) => {
      await handOverPickup(posted.context.db, { ...order, shipDisputed }, actor);
      return 'Order picked up';
    }),
  cancel: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(CancelOrderSchema), async (order, { reason }, actor) => {
      const refunded = await cancelOrderByStaff(posted.context.db, { ...order, reason }, actor);
      return refunded === 0 ? 'Order canceled' : `Order canceled, ${formatMoney(refunded)} refunded`;
    }),
  refundSent: (posted: OrderForm) =>
    answerOrderForm(posted, withZod(RefundSentSchema), async (order, { refundId }, actor) => {
      await recordRefundSent(posted.context.db, { ...order, refundId }, actor);
      return 'Refund marked as sent';
    }),
} as const;
