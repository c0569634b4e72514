import { getAlertLevel, getStockShare, type StockLevel } from '../../../domain/goods/inventory/stock.rules';
import { useSettings } from '../../settings/use-settings';

/** SPEC 4: Critical at 3 or less, as the settings have it, otherwise Low. */
export function AlertBadge({ stockQuantity }: { stockQuantity: number }) {
  const level = getAlertLevel(stockQuantity, useSettings().criticalQuantity);
  return <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>;
}

/** SPEC 9: quantity against threshold, as a bar and in figures. */
export function StockBar({ name, ...level }: StockLevel & { name: string }) {
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
        aria-label={`Stock of ${name} against its threshold`}
      />
      <span>
        {level.stockQuantity} of {level.lowStockThreshold} <span className="muted">({share}%)</span>
      </span>
    </span>
  );
}
