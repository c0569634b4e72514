import { alertLevelOf, stockShareOf, type StockLevel } from '../../domain/inventory/stock.rules';

/** SPEC 4: Critical at 3 or less, otherwise Low. */
export function AlertBadge({ stockQuantity }: { stockQuantity: number }) {
  const level = alertLevelOf(stockQuantity);
  return <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>;
}

/** SPEC 9: quantity against threshold, as a bar and in figures. */
export function StockBar({ name, ...level }: StockLevel & { name: string }) {
  const share = stockShareOf(level);
  return (
    <span className="stock-bar">
      <progress
        className={alertLevelOf(level.stockQuantity) === 'Critical' ? 'stock-bar--critical' : ''}
        max={100}
        value={share}
        aria-label={`Stock of ${name} against its threshold`}
      />
      <span>
        {level.stockQuantity} of {level.lowStockThreshold} <span className="muted">({share}%)</span>
      </span>
    </span>
  );
}
