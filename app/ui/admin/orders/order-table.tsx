import type { OrderSummary } from '../../../domain/selling/orders/order-list.queries.server';
import {
  buildOrderQuery,
  type OrderFilter,
  type OrderSort,
} from '../../../domain/selling/orders/order-list.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { paths } from '../../../paths';
import { getPaymentMethodName } from '../../checkout/order-details';
import { Moment } from '../../moment';
import { OrderStateBadge } from './order-state-badge';
import { useReturnHere } from '../back-to-list';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

/** Orders, a row each; on a phone a card each. */
export function OrderTable({ filter, orders }: { filter: OrderFilter; orders: OrderSummary[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<OrderSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.orders(buildOrderQuery({ ...filter, order })),
  };
  return (
    <DataTable
      rows={orders}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Order',
          by: 'number',
          cell: (order) => (
            <TextLink className="part-number" to={paths.admin.order(order.id, returnHere)}>
              {order.number}
            </TextLink>
          ),
        },
        { name: 'Placed', by: 'placed', cell: (order) => <Moment at={order.placedAt} /> },
        {
          name: 'Customer',
          by: 'customer',
          cell: (order) => (
            <span>
              {order.customerName}
              {order.company !== '' && <span className="small muted"> {order.company}</span>}
              {order.poNumber !== '' && <span className="small muted part-number"> PO {order.poNumber}</span>}
            </span>
          ),
        },
        { name: 'Method', by: 'method', cell: (order) => getPaymentMethodName(order.paymentMethod) },
        { name: 'Units', isNumber: true, cell: (order) => order.units },
        { name: 'Total', by: 'total', isNumber: true, cell: (order) => formatMoney(order.totalCents) },
        { name: 'State', by: 'state', cell: (order) => <OrderStateBadge state={order.state} /> },
      ]}
    />
  );
}
