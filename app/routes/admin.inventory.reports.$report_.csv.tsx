import type { LoaderFunctionArgs } from '@remix-run/node';

import { REPORT_COLUMNS } from '../domain/inventory/inventory-csv.rules';
import { eachInventoryBatch } from '../domain/inventory/inventory-reports.queries.server';
import { isInventoryReport } from '../domain/inventory/inventory.rules';
import { chosenLocation } from '../domain/inventory/stock-locations.queries.server';
import { nowIso } from '../domain/shared/clock';
import { CSV_START, csvLine } from '../domain/shared/csv-writing.rules';
import { notFound } from '../http/not-found.server';
import { requireStaff } from '../http/session.server';

/** A report as a file, sent while it is read. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const report = params['report'];
  if (!isInventoryReport(report)) throw notFound();
  const columns = REPORT_COLUMNS[report];
  const location = await chosenLocation(context.db, new URL(request.url).searchParams.get('location'));
  const batches = eachInventoryBatch(context.db, {
    alertsOnly: report === 'alerts',
    locationId: location?.id,
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(encoder.encode(CSV_START + csvLine(columns.map(([heading]) => heading))));
    },
    pull: async (stream) => {
      const { done, value: items } = await batches.next();
      if (done === true) return stream.close();
      const lines = items.map((item) => csvLine(columns.map(([, cellOf]) => cellOf(item))));
      stream.enqueue(encoder.encode(lines.join('')));
    },
    cancel: async () => void (await batches.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${report}-report-${location === undefined ? '' : `location-${location.id}-`}${nowIso().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
