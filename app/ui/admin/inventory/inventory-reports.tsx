import type { InventoryFigures } from '../../../domain/goods/inventory/inventory.queries.server';
import { INVENTORY_REPORTS } from '../../../domain/goods/inventory/inventory.rules';
import { paths } from '../../../paths';
import { ButtonLink } from '../links';
import { Facts } from '../../facts';

/** SPEC 2.11: the three reports and the quick stats. */
export function InventoryReports({ figures }: { figures: InventoryFigures }) {
  return (
    <div className="report-cards">
      {Object.entries(INVENTORY_REPORTS).map(([report, { name, text }]) => (
        <section className="panel report-card" key={report}>
          <h2>{name}</h2>
          <p className="muted">{text}</p>
          <div className="cluster">
            <ButtonLink look="primary" to={paths.admin.inventoryReport(report)}>
              {name}
            </ButtonLink>
            <a
              className="btn"
              href={paths.admin.inventoryReportCsv(report)}
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
