import { findFitment } from '../../api/fitment.calls';
import { fitmentForApi } from '../../api/fitment.queries.server';
import { apiRoute, on } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(findFitment, async ({ context, request, query }) => {
    const session = await findSession(context, request);
    return { answer: await fitmentForApi(context.db, query, session?.customerId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
