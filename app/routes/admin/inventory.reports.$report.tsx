import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  listMostValuable,
  listStockByCategory,
  readAlertSummary,
} from '../../domain/goods/inventory/inventory-reports.queries.server';
import { INVENTORY_REPORTS, isInventoryReport } from '../../domain/goods/inventory/inventory.rules';
import {
  findChosenLocation,
  listStockLocations,
} from '../../domain/goods/stock/stock-locations.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { AlertSummary, StockReport, ValueReport } from '../../ui/admin/inventory/inventory-report-tables';
import { PrintButton } from '../../ui/print-button';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { FilterSelect, toChoices } from '../../ui/admin/filter-fields';
import { FilterForm } from '../../ui/admin/filter-form';

/** Maximum products on a printed report; the CSV file has all. */
const PRINTED = { mostValuable: 25, alerts: 500 };

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Report' : INVENTORY_REPORTS[data.report].name,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const report = params['report'];
  if (!isInventoryReport(report)) throw createNotFoundResponse();
  const { db } = context;
  const location = await findChosenLocation(db, new URL(request.url).searchParams.get('location'));
  const locations = await listStockLocations(db);
  const made = { madeAt: nowIso(), location, locations };
  if (report === 'alerts') {
    return { report, ...made, summary: await readAlertSummary(db, PRINTED.alerts, location?.id) };
  }
  const categories = await listStockByCategory(db, location?.id);
  if (report === 'stock') return { report, ...made, categories };
  const products = await listMostValuable(db, PRINTED.mostValuable, location?.id);
  return { report, ...made, categories, products };
}

export default function InventoryReportPage() {
  const data = useLoaderData<typeof loader>();
  const { name, text } = INVENTORY_REPORTS[data.report];
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: adminPaths.inventory({ tab: 'reports' }) }, { name }]} />
      <div className="admin-head">
        <div>
          <h1>{name}</h1>
          <p className="muted">
            {text} {data.location?.name ?? 'All locations'}, <Moment at={data.madeAt} />
          </p>
        </div>
        <div className="admin-head__actions no-print">
          <a
            className="btn"
            href={adminPaths.inventoryReportCsv(data.report, { location: data.location?.id })}
            download={`${data.report}.csv`}
          >
            Download CSV
          </a>
          <PrintButton />
        </div>
      </div>
      <LocationChoice
        action={adminPaths.inventoryReport(data.report)}
        locations={data.locations}
        chosen={data.location?.id}
      />
      {data.report === 'stock' && <StockReport categories={data.categories} />}
      {data.report === 'value' && <ValueReport categories={data.categories} products={data.products} />}
      {data.report === 'alerts' && <AlertSummary {...data.summary} />}
    </>
  );
}

interface LocationChoiceProps {
  /** The report's own URL. */
  action: string;
  locations: readonly { id: number; name: string }[];
  chosen: number | undefined;
}

/** Chooses the location of a report. */
function LocationChoice({ action, locations, chosen }: LocationChoiceProps) {
  return (
    <FilterForm action={action} filter={chosen ?? 'all'} className="admin-filter no-print">
      <FilterSelect
        label="Location"
        hidesLabel
        name="location"
        value={chosen}
        any="All locations"
        choices={toChoices(locations)}
      />
      <button type="submit" className="btn">
        Show
      </button>
    </FilterForm>
  );
}
