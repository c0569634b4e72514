import { Link } from '@remix-run/react';

import {
  getMethodName,
  ON_ACCOUNT,
  PAYMENT_METHODS,
} from '../../../domain/selling/checkout/payment-methods.rules';
import {
  isOrderListFiltered,
  ORDER_POLICIES,
  buildOrderQuery,
  formatOrder,
  type OrderFilter,
} from '../../../domain/selling/orders/order-list.rules';
import {
  ORDER_STATE_NAMES,
  isOrderState,
  type OrderState,
} from '../../../domain/selling/orders/order-states.rules';
import { paths } from '../../../paths';
import { FilterForm } from '../filter-form';
import { formatNumber } from '../../grouped';
import { FilterSelect } from '../filter-select';
import { ButtonLink } from '../links';

/** The states with how many orders are in each, as the rest of the filter has it. */
export function OrderStates(props: { filter: OrderFilter; counts: Partial<Record<OrderState, number>> }) {
  const { filter, counts } = props;
  const states = Object.keys(ORDER_STATE_NAMES).filter(isOrderState);
  const all = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return (
    <nav aria-label="States" className="pill-nav">
      <StateLink filter={filter} state={undefined} name="All" count={all} />
      {states.map((state) => (
        <StateLink
          key={state}
          filter={filter}
          state={state}
          name={ORDER_STATE_NAMES[state]}
          count={counts[state] ?? 0}
        />
      ))}
    </nav>
  );
}

function StateLink(props: {
  filter: OrderFilter;
  state: OrderState | undefined;
  name: string;
  count: number;
}) {
  const { filter, state, name, count } = props;
  return (
    <Link
      to={paths.admin.orders(buildOrderQuery({ ...filter, state }))}
      aria-current={filter.state === state ? 'page' : undefined}
      discover="none"
    >
      {name} <span className="pill-nav__count">{formatNumber(count)}</span>
    </Link>
  );
}

/** A form of the list's own address, so that it filters without JavaScript and Back restores it. */
export function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const { q, state, method, policy, from, to, order } = filter;
  return (
    <FilterForm
      action={paths.admin.orders()}
      shown={filter}
      className="admin-filter order-filter"
      name="Orders"
    >
      {state !== undefined && <input type="hidden" name="state" value={state} />}
      {formatOrder(order) !== undefined && <input type="hidden" name="sort" value={formatOrder(order)} />}
      <label className="order-filter__search">
        <span className="field__label">Search</span>
        <input
          className="input"
          name="q"
          type="search"
          placeholder="Number, e-mail, name, company, PO, tracking or SKU"
          defaultValue={q}
          autoComplete="off"
        />
      </label>
      <FilterSelect
        label="Payment"
        name="method"
        value={method}
        any="Any method"
        choices={[...Object.entries(PAYMENT_METHODS), [ON_ACCOUNT, getMethodName(ON_ACCOUNT)]]}
      />
      <FilterSelect
        label="Checkout"
        name="policy"
        value={policy}
        any="Any checkout"
        choices={Object.entries(ORDER_POLICIES)}
      />
      <label>
        <span className="field__label">From</span>
        <input className="input" type="date" name="from" defaultValue={from} />
      </label>
      <label>
        <span className="field__label">To</span>
        <input className="input" type="date" name="to" defaultValue={to} />
      </label>
      <div className="cluster cluster--row">
        <button type="submit" className="btn">
          Filter
        </button>
        {isOrderListFiltered(filter) && (
          <ButtonLink look="plain" to={paths.admin.orders()}>
            Clear
          </ButtonLink>
        )}
      </div>
    </FilterForm>
  );
}
