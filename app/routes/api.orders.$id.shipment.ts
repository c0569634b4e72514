import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { productIdOf } from '../domain/catalogue/products.queries.server';
import { fulfilOrder } from '../domain/orders/fulfil-order.server';
import { ShipmentSchema } from '../domain/orders/order-handling.schema';
import { IllegalTransitionError } from '../domain/orders/order-states.rules';
import { ApiError, answerApi, assertMethod, readJson, requireApiActor } from '../http/api.server';

export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes PUT.')));
}

/** PUT /api/orders/{id}/shipment: a paid order has left. It says the order's `updatedAt` that the program has seen. */
export function action({ context, params, request }: ActionFunctionArgs) {
  return answerApi(context, async () => {
    assertMethod(request, 'PUT');
    const actor = await requireApiActor(context, request, 'orders.handle');
    const orderId = productIdOf(params['id']);
    if (orderId === undefined) throw new ApiError(404, 'There is no such order.');
    const { seenUpdatedAt, seenEventId, carrier, trackingNumber } = await readJson(request, ShipmentSchema);
    const seen = { updatedAt: seenUpdatedAt, lastEventId: seenEventId };
    try {
      await fulfilOrder(context.db, { orderId, seen, carrier, trackingNumber }, actor);
    } catch (error) {
      if (error instanceof IllegalTransitionError) throw new ApiError(409, error.message);
      throw error;
    }
    return Response.json({ success: true });
  });
}
