import { findFitment } from '../../api/fitment.calls';
import { findFitmentForApi } from '../../api/fitment.queries.server';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(findFitment, async ({ context, request, query }) => {
    const session = await findSession(context, request);
    return { answer: await findFitmentForApi(context.db, query, session?.customerId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
