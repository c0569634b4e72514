import { Link } from '@remix-run/react';

import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatOrder, type InventorySort } from '../../../domain/goods/inventory/inventory.rules';
import type { OnOrder } from '../../../domain/supply/purchasing/on-order.queries.server';
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
  type ShownFilter,
} from './inventory-filter';
import { ItemActions } from '../item-actions';
import { SortedHeading, type Sorting } from '../sorted-heading';
import { ItemName } from './stock-alerts';

interface InventoryTableProps {
  filter: ShownFilter;
  choices: InventoryChoices;
  items: InventoryItem[];
  page: Page;
  /** What is still to come, by product. */
  onOrder: Record<number, OnOrder>;
}

function buildHref(filter: ShownFilter, page = 1): string {
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
          {isFiltered && (
            <Link className="btn" to={paths.admin.inventory({ tab: 'all' })}>
              Clear filters
            </Link>
          )}
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

const COLUMNS: readonly { by: InventorySort; name: string; isNumber: boolean }[] = [
  { by: 'name', name: 'Product', isNumber: false },
  { by: 'category', name: 'Category', isNumber: false },
  { by: 'stock', name: 'Current Stock', isNumber: true },
  { by: 'threshold', name: 'Threshold', isNumber: true },
  { by: 'value', name: 'Value', isNumber: true },
];

interface ItemsProps extends Omit<InventoryTableProps, 'page' | 'choices'> {
  /** The location whose stock is shown; undefined for that of all together. */
  place: string | undefined;
  returnTo: string;
}

function Items({ filter, place, items, onOrder, returnTo }: ItemsProps) {
  const stockName = place === undefined ? 'Current Stock' : `Stock at ${place}`;
  const sorting: Sorting<InventorySort> = {
    order: filter.order,
    hrefOf: (order) => buildHref({ ...filter, order }),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortedHeading
                key={column.by}
                sorting={sorting}
                {...column}
                name={column.by === 'stock' ? stockName : column.name}
              />
            ))}
            <th scope="col">Status</th>
            <th scope="col" className="num">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <ItemName item={item} />
              </th>
              <td data-label="Category">{item.categoryName}</td>
              <td className="num" data-label={stockName}>
                <span>
                  {item.stockQuantity}
                  <OnOrderNote onOrder={onOrder[item.id]} />
                </span>
              </td>
              <td className="num" data-label="Threshold">
                {item.lowStockThreshold}
              </td>
              <td className="num" data-label="Value">
                {formatMoney(item.valueCents)}
              </td>
              <td data-label="Status">
                <StockBadge {...item} />
              </td>
              <td className="num" data-label="Actions">
                <ItemActions item={item} returnTo={returnTo} isPartial={place !== undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
