import { Link } from '@remix-run/react';

import {
  INVENTORY_REPORTS,
  INVENTORY_TABS,
  type InventoryTab,
} from '../../../domain/goods/inventory/inventory.rules';
import { adminPaths } from '../../../admin-paths';
import type { InventoryFigures } from '../../../domain/goods/inventory/inventory.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { StatCard } from '../dashboard/stat-card';
import { formatNumber } from '../../grouped';
import { ButtonLink } from '../links';
import { Facts } from '../../facts';

const TABS = [
  ['alerts', INVENTORY_TABS.alerts],
  ['all', INVENTORY_TABS.all],
  ['reports', INVENTORY_TABS.reports],
] as const;

/** The inventory's tabs. Each has its own URL. */
export function InventoryTabs({ chosen, alerts }: { chosen: InventoryTab; alerts: number }) {
  return (
    <nav className="page-tabs" aria-label="Inventory">
      {TABS.map(([tab, name]) => (
        <Link
          key={tab}
          to={adminPaths.inventory({ tab: tab === 'alerts' ? undefined : tab })}
          aria-current={tab === chosen ? 'page' : undefined}
          discover="none"
        >
          {name}
          {tab === 'alerts' && alerts > 0 && <span className="badge badge--warn">{alerts}</span>}
        </Link>
      ))}
    </nav>
  );
}

export function InventoryCards({ figures }: { figures: InventoryFigures }) {
  const alerts = figures.lowStock + figures.outOfStock;
  return (
    <dl className="stat-cards">
      <StatCard
        label="Total Products"
        figure={formatNumber(figures.totalProducts)}
        note={`${formatNumber(figures.averageStock)} avg units per product`}
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
        note="In stock, at or below threshold"
        icon="triangle-alert"
      />
      <StatCard
        label="Out of Stock"
        figure={formatNumber(figures.outOfStock)}
        note={`${formatNumber(alerts)} including low stock`}
        icon="circle-alert"
      />
    </dl>
  );
}

/** SPEC 2.11: the three reports and the quick stats. */
export function InventoryReports({ figures }: { figures: InventoryFigures }) {
  return (
    <div className="report-cards">
      {Object.entries(INVENTORY_REPORTS).map(([report, { name, text }]) => (
        <section className="panel report-card" key={report}>
          <h2>{name}</h2>
          <p className="muted">{text}</p>
          <div className="cluster">
            <ButtonLink look="primary" to={adminPaths.inventoryReport(report)}>
              {name}
            </ButtonLink>
            <a
              className="btn"
              href={adminPaths.inventoryReportCsv(report)}
              download={`${report}.csv`}
              aria-label={`Download the ${name} as CSV`}
            >
              CSV
            </a>
          </div>
        </section>
      ))}
      <section className="panel">
        <h2>Quick Stats</h2>
        <Facts
          className="totals"
          facts={[
            ['Total Products', figures.totalProducts],
            ['Well Stocked', figures.wellStocked],
            ['Low Stock', figures.lowStock],
            ['Out of Stock', figures.outOfStock],
          ]}
        />
      </section>
    </div>
  );
}
