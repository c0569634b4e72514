import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listActivity } from '../../backoffice/activity/activity.queries.server';
import { listSalesByDay } from '../../backoffice/dashboard/sales.queries.server';
import { readStockFigures } from '../../backoffice/dashboard/stock-figures.queries.server';
import { countOrdersByState, countWaitingWork } from '../../backoffice/dashboard/waiting-work.queries.server';
import { listOpenDisputes } from '../../domain/selling/orders/disputes.server';
import { listProviderFailures } from '../../domain/selling/payments/provider-failures.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { requireStaff } from '../../http/session.server';
import {
  ActivityList,
  LowStockAlert,
  QuickActions,
  WaitingWork,
} from '../../ui/admin/dashboard/dashboard-panels';
import { CategoryValuePlot, OrderStatePlot, SalesPlot } from '../../ui/admin/dashboard/dashboard-plots';
import { PaymentNotices } from '../../ui/admin/dashboard/payment-notices';
import { StatCard } from '../../ui/admin/dashboard/stat-card';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Dashboard');

const DAYS = 30;
const ACTIVITIES = 8;
const DISPUTES = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'dashboard.view');
  const { db } = context;
  return {
    stock: await readStockFigures(db),
    work: await countWaitingWork(db),
    sales: await listSalesByDay(db, DAYS, new Date()),
    states: await countOrdersByState(db),
    activity: await listActivity(db, ACTIVITIES),
    failures: await listProviderFailures(db),
    disputes: await listOpenDisputes(db, DISPUTES),
  };
}

/** Figures, open tasks, and recent sales (SPEC 2.11). */
export default function Dashboard() {
  const { stock, work, sales, states, activity, failures, disputes } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Dashboard</h1>
      <PaymentNotices failures={failures} disputes={disputes} />
      <dl className="stat-cards">
        <StatCard
          label="Total Products"
          figure={stock.totalProducts}
          note={`${stock.featuredProducts} featured`}
          icon="package"
        />
        <StatCard label="Total Categories" figure={stock.totalCategories} icon="tags" />
        <StatCard
          label="Inventory Value"
          figure={formatMoney(stock.inventoryValueCents)}
          note="At list price"
          icon="boxes"
        />
        <StatCard
          label="Low Stock Items"
          figure={stock.lowStockCount}
          note="Low or out of stock"
          icon="triangle-alert"
        />
      </dl>
      <div className="dashboard-columns dashboard-columns--three">
        <section className="panel">
          <h2>To do today</h2>
          <WaitingWork counts={work} />
        </section>
        <section className="panel">
          <h2>Low Stock Alert</h2>
          <LowStockAlert lowStock={stock.lowStock} count={stock.lowStockCount} />
        </section>
        <section className="panel">
          <h2>Quick Actions</h2>
          <QuickActions />
        </section>
      </div>
      <SalesPlot sales={sales} />
      <div className="dashboard-columns">
        <CategoryValuePlot categories={stock.categories} />
        <OrderStatePlot states={states} />
      </div>
      <section className="panel">
        <h2>Recent Activity</h2>
        <ActivityList entries={activity} />
      </section>
    </>
  );
}
