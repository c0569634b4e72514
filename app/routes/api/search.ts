import { search } from '../../api/search.calls';
import { searchProductsForApi } from '../../api/search.queries.server';
import { createPagingHeaders } from './api-paging.server';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(search, async ({ context, request, query }) => {
    const session = await findSession(context, request);
    const { answer, page } = await searchProductsForApi(context.db, query, session?.customerId);
    return { answer, headers: createPagingHeaders(request, page) };
  }),
);

export const loader = route.loader;
export const action = route.action;
