import type { LoaderFunctionArgs } from '@remix-run/node';

import { REPORT_COLUMNS } from '../../domain/goods/inventory/stock.rules';
import type { InventoryItem } from '../../domain/goods/inventory/inventory.queries.server';
import { streamInventory } from '../../domain/goods/inventory/inventory-reports.queries.server';
import { isInventoryReport } from '../../domain/goods/inventory/inventory.rules';
import { findChosenLocation } from '../../domain/goods/stock/stock-locations.queries.server';
import { createCsvDownload } from '../../http/csv-file.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';

/** A report as a file, sent while it is read. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const report = params['report'];
  if (!isInventoryReport(report)) throw createNotFoundResponse();
  const settings = await settingsOf(context);
  const location = await findChosenLocation(context.db, new URL(request.url).searchParams.get('location'));
  return createCsvDownload({
    name: location === undefined ? `${report}-report` : `${report}-report-location-${location.id}`,
    columns: REPORT_COLUMNS[report].map(
      ([heading, cellOf]) => [heading, (item: InventoryItem) => cellOf(item, settings)] as const,
    ),
    batches: streamInventory(context.db, {
      alertsOnly: report === 'alerts',
      locationId: location?.id,
    }),
  });
}
