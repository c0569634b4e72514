import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { listOrders } from '../domain/orders/order-list.queries.server';
import { orderFilterOf, orderQuery } from '../domain/orders/order-list.rules';
import { toDecimal } from '../domain/shared/money.rules';
import { ApiError, answerApi, requireApiActor } from '../http/api.server';
import { paths } from '../paths';

/** GET /api/orders, for staff and tokens that may read: the filters of the back office's list, page by page. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerApi(context, async () => {
    await requireApiActor(context, request, 'orders.view');
    const params = new URL(request.url).searchParams;
    const filter = orderFilterOf(params);
    const wanted = Number.parseInt(params.get('page') ?? '1', 10) || 1;
    const { orders, page } = await listOrders(context.db, filter, wanted);
    const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Total-Count': String(page.total) });
    if (page.page < page.pageCount) {
      const next = paths.api.orders(orderQuery(filter, page.page + 1));
      headers.set('Link', `<${next}>; rel="next"`);
    }
    return Response.json(
      orders.map(({ totalCents, ...order }) => ({ ...order, total: toDecimal(totalCents) })),
      { headers },
    );
  });
}

export function action({ context }: ActionFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes GET.')));
}
