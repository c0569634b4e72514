import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatOrder, type InventorySort } from '../../../domain/goods/inventory/inventory.rules';
import type { OnOrder } from '../../../domain/supply/purchasing/purchase-list.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { StockBadge } from '../../catalog/product-badges';
import { OnOrderNote } from '../../purchasing/on-order-note';
import { ItemActions } from '../item-actions';
import type { Sorting } from '../../sorted-heading';
import { ItemName } from './stock-alerts';
import { ListTable } from '../list-page';
import type { InventoryFilter } from '../../../domain/goods/inventory/inventory-list.queries.server';
import { STOCK_STATUS_NAMES } from '../../../domain/goods/inventory/stock.rules';
import { FilterInput, FilterSelect, toChoices } from '../filter-fields';
import { ListFilter } from '../list-filter';

interface InventoryTableProps {
  filter: InventoryFormFilter;
  choices: InventoryChoices;
  items: InventoryItem[];
  page: Page;
  onOrder: Record<number, OnOrder>;
}

function buildHref(filter: InventoryFormFilter, page = 1): string {
  const { q, status, categoryId, locationId, order } = filter;
  return adminPaths.inventory({
    tab: 'all',
    q,
    status,
    category: categoryId,
    location: locationId,
    sort: formatOrder(order),
    page: page > 1 ? page : undefined,
  });
}

/** SPEC 2.11: the whole inventory, searchable and sortable. */
export function InventoryTable({ filter, choices, items, page, onOrder }: InventoryTableProps) {
  const place = choices.locations.find(({ id }) => id === filter.locationId)?.name;
  const sorting: Sorting<InventorySort> = {
    order: filter.order,
    hrefOf: (order) => buildHref({ ...filter, order }),
  };
  return (
    <>
      <InventoryFilterForm filter={filter} choices={choices} />
      <ListTable
        rows={items}
        page={page}
        hrefOf={(number) => buildHref(filter, number)}
        sorting={sorting}
        empty={{
          icon: 'boxes',
          isFiltered: isInventoryFiltered(filter),
          filtered: 'No products match your filters',
          clearTo: adminPaths.inventory({ tab: 'all' }),
          empty: 'No products found',
        }}
        columns={[
          { name: 'Product', by: 'name', cell: (item) => <ItemName item={item} /> },
          { name: 'Category', by: 'category', cell: (item) => item.categoryName },
          {
            name: place === undefined ? 'Current Stock' : `Stock at ${place}`,
            by: 'stock',
            isNumber: true,
            cell: (item) => (
              <span>
                {item.stockQuantity}
                <OnOrderNote onOrder={onOrder[item.id]} />
              </span>
            ),
          },
          { name: 'Threshold', by: 'threshold', isNumber: true, cell: (item) => item.lowStockThreshold },
          { name: 'Value', by: 'value', isNumber: true, cell: (item) => formatMoney(item.valueCents) },
          { name: 'Status', cell: (item) => <StockBadge {...item} /> },
          {
            name: 'Actions',
            isNumber: true,
            cell: (item) => (
              <ItemActions
                item={item}
                returnTo={buildHref(filter, page.page)}
                isPartial={place !== undefined}
              />
            ),
          },
        ]}
      />
    </>
  );
}

type InventoryFormFilter = Omit<InventoryFilter, 'page'>;

interface InventoryChoices {
  categories: { id: number; name: string }[];
  locations: { id: number; name: string }[];
}

function isInventoryFiltered({ q, status, categoryId, locationId }: InventoryFormFilter): boolean {
  return q !== '' || status !== undefined || categoryId !== undefined || locationId !== undefined;
}

function InventoryFilterForm(props: { filter: InventoryFormFilter; choices: InventoryChoices }) {
  const { filter, choices } = props;
  const { q, status, categoryId, locationId, order } = filter;
  return (
    <ListFilter
      action={adminPaths.inventory()}
      name="Inventory"
      filter={filter}
      hidden={{ tab: 'all', sort: formatOrder(order) }}
      clearTo={isInventoryFiltered(filter) && adminPaths.inventory({ tab: 'all' })}
    >
      <FilterInput label="Search" name="q" value={q} placeholder="Name, SKU, or brand" isWide />
      <FilterSelect
        label="Category"
        name="category"
        value={categoryId}
        any="All Categories"
        choices={toChoices(choices.categories)}
      />
      <FilterSelect
        label="Location"
        name="location"
        value={locationId}
        any="All locations"
        choices={toChoices(choices.locations)}
      />
      <FilterSelect
        label="Status"
        name="status"
        value={status}
        any="All statuses"
        choices={Object.entries(STOCK_STATUS_NAMES())}
      />
    </ListFilter>
  );
}
