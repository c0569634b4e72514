import { search } from '../../api/search.calls';
import { searchForApi } from '../../api/search.queries.server';
import { pagingHeaders } from './api-paging.server';
import { apiRoute, on } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(search, async ({ context, request, query }) => {
    const session = await findSession(context, request);
    const { answer, page } = await searchForApi(context.db, query, session?.customerId);
    return { answer, headers: pagingHeaders(request, page) };
  }),
);

export const loader = route.loader;
export const action = route.action;
