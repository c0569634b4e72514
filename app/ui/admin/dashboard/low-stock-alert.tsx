import type { StockFigures } from '../../../backoffice/dashboard/stock-figures.queries.server';
import { getAlertLevel } from '../../../domain/goods/inventory/stock.rules';
import { paths } from '../../../paths';
import { useSettings } from '../../settings/use-settings';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';

/** SPEC 2.11, 4 and 9: the first four, Critical at three or less. */
export function LowStockAlert({ lowStock, count }: { lowStock: StockFigures['lowStock']; count: number }) {
  const mayAdjust = useHasPermission()('stock.adjust');
  const { criticalQuantity } = useSettings();
  if (lowStock.length === 0) return <p className="muted">Every product is above its threshold.</p>;
  return (
    <>
      <ul className="admin-list">
        {lowStock.map(({ id, name, sku, stockQuantity, lowStockThreshold }) => {
          const level = getAlertLevel(stockQuantity, criticalQuantity);
          const page = mayAdjust
            ? paths.admin.productStock(id, { redirectTo: paths.admin.dashboard() })
            : paths.admin.products({ q: sku });
          return (
            <li key={id}>
              <TextLink to={page}>{name}</TextLink>
              <span className="muted small">
                {stockQuantity} of {lowStockThreshold}
              </span>
              <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>
            </li>
          );
        })}
      </ul>
      {count > lowStock.length && (
        <p className="small">
          <TextLink to={paths.admin.inventory()}>All {count} low stock items</TextLink>
        </p>
      )}
    </>
  );
}
