import { quickOrder } from '../../api/quick-order.calls';
import { checkQuickOrderForApi } from '../../api/quick-order.queries.server';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(quickOrder, async ({ context, request, body }) => {
    const session = await findSession(context, request);
    return { answer: await checkQuickOrderForApi(context.db, body, session?.customerId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
