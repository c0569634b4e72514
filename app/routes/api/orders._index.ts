import { listOrders } from '../../api/order.calls';
import { listOrders as ordersOfPage } from '../../domain/selling/orders/order-list.queries.server';
import { orderFilterOf } from '../../domain/selling/orders/order-list.rules';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { pagingHeaders } from './api-paging.server';
import { apiRoute, onBehalf } from './api-route.server';

/** The filters of the back office's list. */
const route = apiRoute(
  onBehalf(listOrders, async ({ context, request, query }) => {
    const filter = orderFilterOf(new URL(request.url).searchParams);
    const { orders, page } = await ordersOfPage(context.db, filter, query.page ?? 1);
    return {
      answer: orders.map(({ totalCents, ...order }) => ({ ...order, total: toDecimal(totalCents) })),
      headers: pagingHeaders(request, page),
    };
  }),
);

export const loader = route.loader;
export const action = route.action;
