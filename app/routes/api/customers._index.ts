import { parsePage } from '../../api/api-values.schema';
import { listCustomers } from '../../api/customer.calls';
import { listCustomersForApi } from '../../api/customers.queries.server';
import { createPagingHeaders } from './api-paging.server';
import { createApiRoute, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(listCustomers, async ({ context, request, query }) => {
    const { customers, page } = await listCustomersForApi(context.db, {
      ...parsePage(query),
      q: (query.q ?? '').trim(),
      status: query.status,
    });
    return { answer: customers, headers: createPagingHeaders(request, page) };
  }),
);

export const loader = route.loader;
export const action = route.action;
