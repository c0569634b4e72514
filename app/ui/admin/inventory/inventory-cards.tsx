import type { InventoryFigures } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { StatCard } from '../dashboard/stat-card';
import { formatNumber } from '../../grouped';

export function InventoryCards({ figures }: { figures: InventoryFigures }) {
  const alerts = figures.lowStock + figures.outOfStock;
  return (
    <dl className="stat-cards">
      <StatCard
        label="Total Products"
        figure={formatNumber(figures.totalProducts)}
        note={`${formatNumber(figures.averageStock)} units each on average`}
        icon="package"
      />
      <StatCard
        label="Inventory Value"
        figure={formatMoney(figures.valueCents)}
        note={`${formatNumber(figures.totalUnits)} units at list price`}
        icon="boxes"
      />
      <StatCard
        label="Low Stock"
        figure={formatNumber(figures.lowStock)}
        note="At or below their threshold, not empty"
        icon="triangle-alert"
      />
      <StatCard
        label="Out of Stock"
        figure={formatNumber(figures.outOfStock)}
        note={`${formatNumber(alerts)} with those that are low`}
        icon="circle-alert"
      />
    </dl>
  );
}
