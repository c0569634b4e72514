import { quickOrder } from '../../api/quick-order.calls';
import { quickOrderForApi } from '../../api/quick-order.queries.server';
import { apiRoute, on } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(quickOrder, async ({ context, request, body }) => {
    const session = await findSession(context, request);
    return { answer: await quickOrderForApi(context.db, body, session?.customerId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
