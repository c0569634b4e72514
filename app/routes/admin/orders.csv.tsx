import type { LoaderFunctionArgs } from '@remix-run/node';

import { ORDER_COLUMNS, streamOrders } from '../../domain/selling/orders/order-export.queries.server';
import { parseOrderFilter } from '../../domain/selling/orders/order-list.rules';
import { createCsvDownload } from '../../http/csv-file.server';
import { requireStaff } from '../../http/session.server';

/** The orders of the filter as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const filter = parseOrderFilter(new URL(request.url).searchParams);
  return createCsvDownload({
    name: 'orders',
    columns: ORDER_COLUMNS,
    batches: streamOrders(context.db, filter),
  });
}
