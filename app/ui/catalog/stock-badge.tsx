import { STOCK_STATUS_NAMES, stockStatusOf, type StockLevel } from '../../domain/goods/inventory/stock.rules';
import { markup, type Markup } from '../markup/markup';

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

/** The same as text, without the quantity. */
export function stockBadge(level: StockLevel): Markup {
  const status = stockStatusOf(level);
  return markup`<span class="${`badge--${status}`}">${STOCK_STATUS_NAMES[status]}</span>`;
}
