import { STOCK_STATUS_NAMES, stockStatusOf, type StockLevel } from '../../domain/goods/inventory/stock.rules';

/** In Stock, Low Stock or Out of Stock, in words and colour. */
export function StockBadge({ withQuantity = false, ...level }: StockLevel & { withQuantity?: boolean }) {
  const status = stockStatusOf(level);
  return (
    <span className={`badge badge--${status}`}>
      {STOCK_STATUS_NAMES[status]}
      {withQuantity && status !== 'out-of-stock' && ` · ${level.stockQuantity}`}
    </span>
  );
}
