import type { InventoryItem } from '../../../domain/goods/inventory/inventory.queries.server';
import type { OnOrder } from '../../../domain/supply/purchasing/purchase-list.queries.server';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { OnOrderNote } from '../../purchasing/on-order-note';
import { ItemActions } from '../item-actions';
import { ListTable } from '../list-page';
import { getAlertLevel, getStockShare, type StockLevel } from '../../../domain/goods/inventory/stock.rules';
import { useSettings } from '../../settings/use-settings';

interface StockAlertsProps {
  items: InventoryItem[];
  page: Page;
  onOrder: Record<number, OnOrder>;
}

/** SPEC 2.11: products that are low or out of stock, the emptiest first. */
export function StockAlerts({ items, page, onOrder }: StockAlertsProps) {
  const hrefOf = (number: number) => adminPaths.inventory({ page: number > 1 ? number : undefined });
  return (
    <ListTable
      rows={items}
      page={page}
      hrefOf={hrefOf}
      empty={{ icon: 'circle-check', empty: 'Every product is above its threshold.' }}
      columns={[
        { name: 'Product', cell: (item) => <ItemName item={item} /> },
        { name: 'Category', cell: (item) => item.categoryName },
        {
          name: 'On hand vs. threshold',
          label: 'Stock',
          cell: (item) => (
            <>
              <StockBar {...item} />
              <OnOrderNote onOrder={onOrder[item.id]} />
            </>
          ),
        },
        {
          name: 'Level',
          cell: (item) => (
            <span className="alert-level">
              <AlertBadge stockQuantity={item.stockQuantity} />
              {item.stockQuantity === 0 && <span className="badge badge--bad">Out of Stock</span>}
            </span>
          ),
        },
        { name: 'Reorder', isNumber: true, cell: (item) => item.reorderQuantity },
        {
          name: 'Actions',
          isHeadingHidden: true,
          className: 'num',
          cell: (item) => <ItemActions item={item} returnTo={hrefOf(page.page)} />,
        },
      ]}
    />
  );
}

/** A product's name over its part number. */
export function ItemName({ item }: { item: Pick<InventoryItem, 'name' | 'sku' | 'isActive'> }) {
  return (
    <span className="item-name">
      {item.name} <span className="part-number muted">{item.sku}</span>
      {!item.isActive && <span className="badge">Inactive</span>}
    </span>
  );
}

/** SPEC 4: Critical at 3 or less, as the settings have it, otherwise Low. */
export function AlertBadge({ stockQuantity }: { stockQuantity: number }) {
  const level = getAlertLevel(stockQuantity, useSettings().criticalQuantity);
  return <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>;
}

/** SPEC 9: quantity against threshold, as a bar and as numbers. */
function StockBar({ name, ...level }: StockLevel & { name: string }) {
  const { criticalQuantity } = useSettings();
  const share = getStockShare(level);
  return (
    <span className="stock-bar">
      <progress
        className={
          getAlertLevel(level.stockQuantity, criticalQuantity) === 'Critical' ? 'stock-bar--critical' : ''
        }
        max={100}
        value={share}
        aria-label={`${name}: stock vs. threshold`}
      />
      <span>
        {level.stockQuantity} of {level.lowStockThreshold} <span className="muted">({share}%)</span>
      </span>
    </span>
  );
}
