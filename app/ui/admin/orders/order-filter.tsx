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
import { FilterInput } from '../filter-fields';
import { FilterSelect } from '../filter-fields';
import { ListFilter } from '../list-filter';

/** The filter of the order list. */
export function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const { q, state, method, policy, from, to, order } = filter;
  return (
    <ListFilter
      action={paths.admin.orders()}
      name="Orders"
      filter={filter}
      hidden={{ state, sort: formatOrder(order) }}
      clearTo={isOrderListFiltered(filter) && paths.admin.orders()}
    >
      <FilterInput
        label="Search"
        name="q"
        value={q}
        placeholder="Number, e-mail, name, company, PO, tracking or SKU"
        isWide
      />
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
      <FilterInput label="From" name="from" type="date" value={from} />
      <FilterInput label="To" name="to" type="date" value={to} />
    </ListFilter>
  );
}
