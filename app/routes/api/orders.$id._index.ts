import { getOrder } from '../../api/order.calls';
import { findOrderForApi } from '../../api/order.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createApiRoute, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(getOrder, async ({ context, params }) => {
    const order = await findOrderForApi(context.db, params.id);
    if (order === undefined) throw new NotFoundError('No order has this ID or number.');
    return { answer: order };
  }),
);

export const loader = route.loader;
export const action = route.action;
