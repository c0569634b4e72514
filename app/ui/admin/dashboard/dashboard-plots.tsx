import type { DaySales } from '../../../backoffice/dashboard/sales.queries.server';
import { ORDER_STATE_NAMES, type OrderState } from '../../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { adminPaths } from '../../../admin-paths';
import { BarChart } from '../../charts/bar-chart';
import { ColumnChart } from '../../charts/column-chart';
import { FigureTable } from '../../charts/figure-table';
import { TextLink } from '../links';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
/** Days are already in the store's time zone. */
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** Formats an axis label, such as '$20K'. Not by Intl, whose short forms differ between browsers. */
function formatAxisMoney(cents: number): string {
  const dollars = cents / 100;
  if (dollars >= 1_000_000) return `$${Number((dollars / 1_000_000).toFixed(2))}M`;
  return dollars >= 10_000 ? `$${Number((dollars / 1_000).toFixed(1))}K` : wholeDollars.format(dollars);
}

const formatOrders = (orders: number) => `${orders} ${orders === 1 ? 'order' : 'orders'}`;

/** Days between axis labels, counted back from today. */
const MARK_EVERY = 7;

export function SalesPlot({ sales }: { sales: DaySales[] }) {
  const goodsCents = sales.reduce((sum, day) => sum + day.goodsCents, 0);
  const orders = sales.reduce((sum, day) => sum + day.orders, 0);
  const best = sales.reduce((a, b) => (b.goodsCents > a.goodsCents ? b : a), sales[0] ?? NO_DATA);
  const marks = sales
    .map(({ day }, index) => ({
      key: day,
      text: shortDay.format(toDate(day)),
      back: sales.length - 1 - index,
    }))
    .filter(({ back }) => back % MARK_EVERY === 0)
    .map(({ back, ...mark }) => ({ ...mark, isMinor: (back / MARK_EVERY) % 2 === 1 }));
  return (
    <section className="panel chart">
      <h2>Sales per day</h2>
      {orders === 0 ? (
        <p className="muted">No sales in the last {sales.length} days.</p>
      ) : (
        <>
          <p className="space-below small muted">
            <strong>{formatMoney(goodsCents)}</strong> in {formatOrders(orders)}, last {sales.length} days.
            Excludes tax, shipping, and refunds.
          </p>
          <ColumnChart
            title={`Sales per day, last ${sales.length} days`}
            description={`${formatMoney(goodsCents)} in ${formatOrders(orders)}. Best day: ${longDay.format(toDate(best.day))}, ${formatMoney(best.goodsCents)}.`}
            columns={sales.map((day) => ({
              key: day.day,
              value: day.goodsCents,
              label: `${longDay.format(toDate(day.day))}: ${formatMoney(day.goodsCents)}, ${formatOrders(day.orders)}`,
            }))}
            marks={marks}
            textOf={formatAxisMoney}
            leastStep={100}
          />
          <FigureTable
            caption="Sales per day"
            columns={['Day', 'Orders', 'Sales']}
            rows={sales
              .map((day) => ({
                key: day.day,
                cells: [longDay.format(toDate(day.day)), day.orders, formatMoney(day.goodsCents)],
              }))
              .reverse()}
          />
        </>
      )}
    </section>
  );
}

const NO_DATA: DaySales = { day: '2000-01-01', orders: 0, goodsCents: 0 };

interface CategoryValue {
  id: number;
  name: string;
  units: number;
  valueCents: number;
}

/** Categories with their own bar; the others share one. */
const MAX_BARS = 12;

export function CategoryValuePlot({ categories }: { categories: CategoryValue[] }) {
  const holding = categories.filter(({ valueCents }) => valueCents > 0);
  const sorted = [...holding].sort((a, b) => b.valueCents - a.valueCents);
  const largest = sorted.length > MAX_BARS + 1 ? sorted.slice(0, MAX_BARS) : sorted;
  const others = sorted.slice(largest.length);
  const total = sorted.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const rest = others.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const bars = largest.map(({ id, name, valueCents }) => ({
    key: String(id),
    name: <TextLink to={adminPaths.products({ category: id })}>{name}</TextLink>,
    value: valueCents,
    figure: formatMoney(valueCents),
  }));
  return (
    <section className="panel chart">
      <h2>Inventory value by category</h2>
      {total === 0 ? (
        <p className="muted">No inventory yet.</p>
      ) : (
        <>
          <p className="space-below small muted">
            <strong>{formatMoney(total)}</strong> at list price
          </p>
          <BarChart
            title="Inventory value by category"
            description={`${formatMoney(total)} in ${sorted.length} categories, largest: ${sorted[0]?.name ?? ''}.`}
            bars={
              others.length === 0
                ? bars
                : [
                    ...bars,
                    {
                      key: 'others',
                      name: `${others.length} other categories`,
                      value: rest,
                      figure: formatMoney(rest),
                    },
                  ]
            }
            textOf={formatAxisMoney}
            leastStep={100}
          />
          <FigureTable
            caption="Inventory value by category"
            columns={['Category', 'Units', 'Value']}
            rows={categories.map((row) => ({
              key: String(row.id),
              cells: [row.name, row.units, formatMoney(row.valueCents)],
            }))}
          />
        </>
      )}
    </section>
  );
}

export function OrderStatePlot({ states }: { states: { state: OrderState; count: number }[] }) {
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="panel chart">
      <h2>Orders by state</h2>
      {total === 0 ? (
        <p className="muted">No orders yet.</p>
      ) : (
        <>
          <p className="space-below small muted">
            <strong>{total}</strong> {total === 1 ? 'order' : 'orders'}, all time
          </p>
          <BarChart
            title="Orders by state"
            description={`${formatOrders(total)}.`}
            bars={states.map(({ state, count }) => ({
              key: state,
              name: <TextLink to={adminPaths.orders({ state })}>{ORDER_STATE_NAMES[state]}</TextLink>,
              value: count,
              figure: String(count),
            }))}
            textOf={String}
            leastStep={1}
          />
          <FigureTable
            caption="Orders by state"
            columns={['State', 'Orders']}
            rows={states.map(({ state, count }) => ({
              key: state,
              cells: [ORDER_STATE_NAMES[state], count],
            }))}
          />
        </>
      )}
    </section>
  );
}
