import {
  getMethodName,
  ON_ACCOUNT,
  PAYMENT_METHODS,
} from '../../../domain/selling/checkout/payment-methods.rules';
import {
  isOrderListFiltered,
  ORDER_POLICIES,
  formatOrder,
  type OrderFilter,
} from '../../../domain/selling/orders/order-list.rules';
import { paths } from '../../../paths';
import { FilterForm } from '../filter-form';
import { FilterSelect } from '../filter-select';
import { ButtonLink } from '../links';

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
