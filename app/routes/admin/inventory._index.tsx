import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoryChoices } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { listInventory } from '../../domain/goods/inventory/inventory-list.queries.server';
import {
  listStockAlerts,
  readInventoryFigures,
  type InventoryFigures,
} from '../../domain/goods/inventory/inventory.queries.server';
import { parseId, parseOrder, parseTab } from '../../domain/goods/inventory/inventory.rules';
import {
  findChosenLocation,
  listStockLocations,
} from '../../domain/goods/stock/stock-locations.queries.server';
import { isStockStatus } from '../../domain/goods/inventory/stock.rules';
import { readOnOrder } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { InventoryCards, InventoryReports, InventoryTabs } from '../../ui/admin/inventory/inventory-overview';
import { InventoryTable } from '../../ui/admin/inventory/inventory-table';
import { StockAlerts } from '../../ui/admin/inventory/stock-alerts';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Inventory');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const params = new URL(request.url).searchParams;
  const figures = await readInventoryFigures(context.db);
  return { figures, view: await readTab(params, figures) };

  /** Reads an inventory page with units on order. */
  async function withOnOrder(listed: ReturnType<typeof listInventory>) {
    const { items, page } = await listed;
    const onOrder = await readOnOrder(
      context.db,
      items.map(({ id }) => id),
    );
    return { items, page, onOrder };
  }

  async function readTab(query: URLSearchParams, counted: InventoryFigures) {
    const tab = parseTab(query.get('tab'));
    const wanted = parsePageParam(request);
    if (tab === 'reports') return { tab };
    if (tab === 'alerts')
      return { tab, ...(await withOnOrder(listStockAlerts(context.db, counted, wanted))) };
    const status = query.get('status') ?? '';
    const filter = {
      q: (query.get('q') ?? '').trim().slice(0, 100),
      status: isStockStatus(status) ? status : undefined,
      categoryId: parseId(query.get('category')),
      locationId: (await findChosenLocation(context.db, query.get('location')))?.id,
      order: parseOrder(query.get('sort')),
    };
    const choices = {
      categories: await listCategoryChoices(context.db),
      locations: await listStockLocations(context.db),
    };
    const listed = listInventory(context.db, { ...filter, page: wanted });
    return { tab, filter, choices, ...(await withOnOrder(listed)) };
  }
}

const STOCK_PAGES = [
  ['Reorder suggestions', adminPaths.reorder()],
  ['Transfers', adminPaths.transfers()],
  ['Counts', adminPaths.counts()],
  ['Stock locations', adminPaths.stockLocations()],
  ['Proof', adminPaths.stockProof()],
] as const;

export default function Inventory() {
  const { figures, view } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>Inventory</h1>
        <nav className="admin-head__actions" aria-label="Stock">
          {STOCK_PAGES.map(([name, to]) => (
            <ButtonLink key={name} isSmall to={to}>
              {name}
            </ButtonLink>
          ))}
        </nav>
      </div>
      <InventoryCards figures={figures} />
      <InventoryTabs chosen={view.tab} alerts={figures.lowStock + figures.outOfStock} />
      {view.tab === 'alerts' && <StockAlerts {...view} />}
      {view.tab === 'all' && <InventoryTable {...view} />}
      {view.tab === 'reports' && <InventoryReports figures={figures} />}
    </>
  );
}
