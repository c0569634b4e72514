import { shipOrder } from '../../api/order.calls';
import { fulfilOrder } from '../../domain/selling/orders/fulfil-order.server';
import { apiRoute, DONE, onBehalf } from './api-route.server';

const route = apiRoute(
  onBehalf(shipOrder, async ({ context, params, body, actor }) => {
    const { seenUpdatedAt, seenEventId, carrier, trackingNumber } = body;
    const seen = { updatedAt: seenUpdatedAt, lastEventId: seenEventId };
    await fulfilOrder(context.db, { orderId: params.id, seen, carrier, trackingNumber }, actor);
    return { answer: DONE };
  }),
);

export const loader = route.loader;
export const action = route.action;
