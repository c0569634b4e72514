import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatOrder, type InventorySort } from '../../../domain/goods/inventory/inventory.rules';
import type { OnOrder } from '../../../domain/supply/purchasing/purchase-list.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { paths } from '../../../paths';
import { StockBadge } from '../../catalog/stock-badge';
import { Icon } from '../../icon/icon';
import { ItemsRange } from '../../items-range';
import { Pager } from '../../pager';
import { OnOrderNote } from '../../purchasing/on-order-note';
import {
  InventoryFilterForm,
  isInventoryFiltered,
  type InventoryChoices,
  type InventoryFormFilter,
} from './inventory-filter';
import { ItemActions } from '../item-actions';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { ItemName } from './stock-alerts';
import { ButtonLink } from '../links';

interface InventoryTableProps {
  filter: InventoryFormFilter;
  choices: InventoryChoices;
  items: InventoryItem[];
  page: Page;
  /** What is still to come, by product. */
  onOrder: Record<number, OnOrder>;
}

function buildHref(filter: InventoryFormFilter, page = 1): string {
  const { q, status, categoryId, locationId, order } = filter;
  return paths.admin.inventory({
    tab: 'all',
    q,
    status,
    category: categoryId,
    location: locationId,
    sort: formatOrder(order),
    page: page > 1 ? page : undefined,
  });
}

/** SPEC 2.11: the whole inventory, found by name, SKU or brand, sorted by a click on a column. */
export function InventoryTable({ filter, choices, items, page, onOrder }: InventoryTableProps) {
  const isFiltered = isInventoryFiltered(filter);
  const place = choices.locations.find(({ id }) => id === filter.locationId);
  return (
    <>
      <InventoryFilterForm filter={filter} choices={choices} />
      {items.length === 0 ? (
        <div className="empty-state">
          <Icon name="boxes" />
          <p>{isFiltered ? 'No products match your filters' : 'No products found'}</p>
          {isFiltered && <ButtonLink to={paths.admin.inventory({ tab: 'all' })}>Clear filters</ButtonLink>}
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <Items
            filter={filter}
            place={place?.name}
            items={items}
            onOrder={onOrder}
            returnTo={buildHref(filter, page.page)}
          />
          <Pager page={page} hrefOf={(number) => buildHref(filter, number)} />
        </>
      )}
    </>
  );
}

interface ItemsProps extends Omit<InventoryTableProps, 'page' | 'choices'> {
  /** The location whose stock is shown; undefined for that of all together. */
  place: string | undefined;
  returnTo: string;
}

function Items({ filter, place, items, onOrder, returnTo }: ItemsProps) {
  const sorting: Sorting<InventorySort> = {
    order: filter.order,
    hrefOf: (order) => buildHref({ ...filter, order }),
  };
  return (
    <DataTable
      rows={items}
      rowKey="id"
      sorting={sorting}
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
          cell: (item) => <ItemActions item={item} returnTo={returnTo} isPartial={place !== undefined} />,
        },
      ]}
    />
  );
}
