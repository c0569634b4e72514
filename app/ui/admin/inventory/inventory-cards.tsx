import type { InventoryFigures } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { StatCard } from '../dashboard/stat-card';

const count = new Intl.NumberFormat('en-US');

export function InventoryCards({ figures }: { figures: InventoryFigures }) {
  const alerts = figures.lowStock + figures.outOfStock;
  return (
    <dl className="stat-cards">
      <StatCard
        label="Total Products"
        figure={count.format(figures.totalProducts)}
        note={`${count.format(figures.averageStock)} units each on average`}
        icon="package"
      />
      <StatCard
        label="Inventory Value"
        figure={formatMoney(figures.valueCents)}
        note={`${count.format(figures.totalUnits)} units at list price`}
        icon="boxes"
      />
      <StatCard
        label="Low Stock"
        figure={count.format(figures.lowStock)}
        note="At or below their threshold, not empty"
        icon="triangle-alert"
      />
      <StatCard
        label="Out of Stock"
        figure={count.format(figures.outOfStock)}
        note={`${count.format(alerts)} with those that are low`}
        icon="circle-alert"
      />
    </dl>
  );
}
