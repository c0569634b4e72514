import { getOrder } from '../domain/api/order.calls';
import { findOrderForApi } from '../domain/orders/api-order.queries.server';
import { NotFoundError } from '../domain/shared/errors';
import { apiRoute, onBehalf } from '../http/api-route.server';

const route = apiRoute(
  onBehalf(getOrder, async ({ context, params }) => {
    const order = await findOrderForApi(context.db, params.id);
    if (order === undefined) throw new NotFoundError('There is no such order.');
    return { answer: order };
  }),
);

export const loader = route.loader;
export const action = route.action;
