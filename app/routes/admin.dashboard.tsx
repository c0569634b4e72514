import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { readDashboard } from '../domain/inventory/dashboard.queries.server';
import { alertLevelOf } from '../domain/inventory/stock.rules';
import { formatMoney } from '../domain/shared/money.rules';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { ActivityList } from '../ui/admin/activity-list';
import { ForRole } from '../ui/admin/for-role';
import { StatCard } from '../ui/admin/stat-card';
import { StockLink } from '../ui/admin/stock-link';
import { Icon } from '../ui/icon/icon';
import { pageTitle } from '../ui/page-title';
import { useSettings } from '../ui/settings/use-settings';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Dashboard') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  return readDashboard(context.db);
}

export default function Dashboard() {
  const dashboard = useLoaderData<typeof loader>();
  const { criticalQuantity } = useSettings();
  return (
    <>
      <h1>Dashboard</h1>
      <dl className="stat-cards">
        <StatCard
          label="Total Products"
          figure={dashboard.totalProducts}
          note={`${dashboard.featuredProducts} featured`}
          icon="package"
        />
        <StatCard label="Total Categories" figure={dashboard.totalCategories} icon="tags" />
        <StatCard
          label="Inventory Value"
          figure={formatMoney(dashboard.inventoryValueCents)}
          note="Price times quantity"
          icon="boxes"
        />
        <StatCard
          label="Low Stock Items"
          figure={dashboard.lowStockCount}
          note="At or below their threshold"
          icon="triangle-alert"
        />
      </dl>
      <div className="admin-columns">
        <section className="panel">
          <h2>Low Stock Alert</h2>
          {dashboard.lowStock.length === 0 ? (
            <p className="muted">Every product is above its threshold.</p>
          ) : (
            <ul className="admin-list">
              {dashboard.lowStock.map((product) => {
                const level = alertLevelOf(product.stockQuantity, criticalQuantity);
                return (
                  <li key={product.id}>
                    <span>
                      <StockLink productId={product.id} name={product.name} />
                    </span>
                    <span className="muted small">
                      {product.stockQuantity} of {product.lowStockThreshold}
                    </span>
                    <span className={`badge badge--${level === 'Critical' ? 'bad' : 'warn'}`}>{level}</span>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
        <section className="panel">
          <h2>Recent Activity</h2>
          <ActivityList entries={dashboard.activity} />
        </section>
        <section className="panel">
          <h2>Quick Actions</h2>
          <ul className="quick-actions">
            <ForRole permission="catalogue.edit">
              <li>
                <Link className="btn btn--primary btn--wide" to={paths.admin.newProduct()} discover="none">
                  <Icon name="plus" />
                  Add Product
                </Link>
              </li>
            </ForRole>
            <li>
              <Link className="btn btn--wide" to={paths.admin.categories()} discover="none">
                <Icon name="tags" />
                Manage Categories
              </Link>
            </li>
            <li>
              <Link className="btn btn--wide" to={paths.admin.inventory()} discover="none">
                <Icon name="boxes" />
                View Inventory
              </Link>
            </li>
            <li>
              <Link className="btn btn--wide" to={paths.admin.products()} discover="none">
                <Icon name="package" />
                View All Products
              </Link>
            </li>
            <li>
              <Link className="btn btn--wide" to={paths.admin.orders()} discover="none">
                <Icon name="receipt" />
                View Orders
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
