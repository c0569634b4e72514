import { quickOrder } from '../domain/api/quick-order.calls';
import { quickOrderForApi } from '../domain/quick-order/api-quick-order.queries.server';
import { apiRoute, on } from '../http/api-route.server';
import { findSession } from '../http/session.server';

const route = apiRoute(
  on(quickOrder, async ({ context, request, body }) => {
    const session = await findSession(context, request);
    return { answer: await quickOrderForApi(context.db, body, session?.customerId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
