import { pageAsked } from '../../api/api-values.schema';
import { listCustomers } from '../../api/customer.calls';
import { listCustomersForApi } from '../../api/customers.queries.server';
import { pagingHeaders } from './api-paging.server';
import { apiRoute, onBehalf } from './api-route.server';

const route = apiRoute(
  onBehalf(listCustomers, async ({ context, request, query }) => {
    const { customers, page } = await listCustomersForApi(context.db, {
      ...pageAsked(query),
      q: (query.q ?? '').trim(),
      status: query.status,
    });
    return { answer: customers, headers: pagingHeaders(request, page) };
  }),
);

export const loader = route.loader;
export const action = route.action;
