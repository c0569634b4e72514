import type { LoaderFunctionArgs } from '@remix-run/node';

import { ORDER_COLUMNS } from '../../domain/selling/orders/order-csv.rules';
import { eachOrderBatch } from '../../domain/selling/orders/order-export.queries.server';
import { orderFilterOf } from '../../domain/selling/orders/order-list.rules';
import { csvDownload } from '../../http/csv-stream.server';
import { requireStaff } from '../../http/session.server';

/** The orders of the filter as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const filter = orderFilterOf(new URL(request.url).searchParams);
  return csvDownload({ name: 'orders', columns: ORDER_COLUMNS, batches: eachOrderBatch(context.db, filter) });
}
