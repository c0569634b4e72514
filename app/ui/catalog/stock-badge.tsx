import {
  STOCK_STATUS_NAMES,
  getStockStatus,
  type StockLevel,
} from '../../domain/goods/inventory/stock.rules';

export function StockBadge({ withQuantity = false, ...level }: StockLevel & { withQuantity?: boolean }) {
  const status = getStockStatus(level);
  return (
    <span className={`badge badge--${status}`}>
      {STOCK_STATUS_NAMES[status]}
      {withQuantity && status !== 'out-of-stock' && ` · ${level.stockQuantity}`}
    </span>
  );
}
