import { shipOrder } from '../../api/order.calls';
import { fulfillOrder } from '../../domain/selling/orders/fulfill-order.server';
import { createApiRoute, DONE, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(shipOrder, async ({ context, params, body, actor }) => {
    const { expectedUpdatedAt, expectedEventId, carrier, trackingNumber, shipDisputed } = body;
    const seen = { updatedAt: expectedUpdatedAt, lastEventId: expectedEventId };
    await fulfillOrder(
      context.db,
      { orderId: params.id, seen, carrier, trackingNumber, shipDisputed },
      actor,
    );
    return { answer: DONE };
  }),
);

export const loader = route.loader;
export const action = route.action;
