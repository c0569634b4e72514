import { listOrders } from '../../api/order.calls';
import { listOrders as ordersOfPage } from '../../domain/selling/orders/order-list.queries.server';
import { parseOrderFilter } from '../../domain/selling/orders/order-list.rules';
import { getPaymentState } from '../../domain/selling/orders/order-states.rules';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { pick } from '../../domain/base/shared/pick';
import { createPagingHeaders } from './api-paging.server';
import { createApiRoute, bindCallWithActor } from './api-route.server';

/** Same filters as the back office's list. */
const route = createApiRoute(
  bindCallWithActor(listOrders, async ({ context, request, query }) => {
    const { page: wanted = 1, pageSize, updatedSince } = query;
    const filter = { ...parseOrderFilter(new URL(request.url).searchParams), updatedSince };
    const { orders, page } = await ordersOfPage(context.db, filter, wanted, pageSize);
    return {
      answer: orders.map((order) => ({
        ...pick(
          order,
          'id',
          'number',
          'state',
          'customerName',
          'company',
          'email',
          'poNumber',
          'paymentMethod',
        ),
        ...pick(order, 'policy', 'units', 'placedAt', 'updatedAt'),
        total: toDecimal(order.totalCents),
        paymentState: getPaymentState(order),
      })),
      headers: createPagingHeaders(request, page),
    };
  }),
);

export const loader = route.loader;
export const action = route.action;
