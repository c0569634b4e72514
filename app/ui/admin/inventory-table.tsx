import { Form, Link } from '@remix-run/react';

import type { InventoryFilter, InventoryItem } from '../../domain/inventory/inventory.queries.server';
import { orderText, type InventorySort } from '../../domain/inventory/inventory.rules';
import { STOCK_STATUS_NAMES } from '../../domain/inventory/stock.rules';
import type { OnOrder } from '../../domain/purchasing/on-order.queries.server';
import { formatMoney } from '../../domain/shared/money.rules';
import type { Page } from '../../domain/shared/paging.rules';
import { paths } from '../../paths';
import { StockBadge } from '../catalogue/stock-badge';
import { Icon } from '../icon/icon';
import { ItemsRange } from '../items-range';
import { Pager } from '../pager';
import { OnOrderNote } from '../purchasing/on-order-note';
import { ItemActions } from './item-actions';
import { SortedHeading, type Sorting } from './sorted-heading';
import { ItemName } from './stock-alerts';

type ShownFilter = Omit<InventoryFilter, 'page'>;

interface InventoryTableProps {
  filter: ShownFilter;
  items: InventoryItem[];
  page: Page;
  /** What is still to come, by product. */
  onOrder: Record<number, OnOrder>;
}

function hrefOf({ q, status, order }: ShownFilter, page = 1): string {
  const query = { tab: 'all', q, status, sort: orderText(order), page: page > 1 ? page : undefined };
  return paths.admin.inventory(query);
}

/** SPEC 2.11: the whole inventory, found by name, SKU or brand, sorted by a click on a column. */
export function InventoryTable({ filter, items, page, onOrder }: InventoryTableProps) {
  const { q, status, order } = filter;
  const isFiltered = q !== '' || status !== undefined;
  return (
    <>
      <Form
        method="get"
        action={paths.admin.inventory()}
        className="admin-filter"
        key={JSON.stringify(filter)}
      >
        <input type="hidden" name="tab" value="all" />
        {orderText(order) !== undefined && <input type="hidden" name="sort" value={orderText(order)} />}
        <label className="sr-only" htmlFor="q">
          Search the inventory by name, SKU or brand
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          placeholder="Name, SKU or brand"
          defaultValue={q}
        />
        <label className="sr-only" htmlFor="status">
          Status
        </label>
        <select className="select" id="status" name="status" defaultValue={status ?? ''}>
          <option value="">Any status</option>
          {Object.entries(STOCK_STATUS_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="btn">
          Filter
        </button>
      </Form>
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
          <Items filter={filter} items={items} onOrder={onOrder} returnTo={hrefOf(filter, page.page)} />
          <Pager page={page} hrefOf={(number) => hrefOf(filter, number)} />
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

function Items(props: Omit<InventoryTableProps, 'page'> & { returnTo: string }) {
  const { filter, items, onOrder, returnTo } = props;
  const sorting: Sorting<InventorySort> = {
    order: filter.order,
    hrefOf: (order) => hrefOf({ ...filter, order }),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortedHeading key={column.by} sorting={sorting} {...column} />
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
              <td className="num" data-label="Current Stock">
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
                <ItemActions item={item} returnTo={returnTo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
