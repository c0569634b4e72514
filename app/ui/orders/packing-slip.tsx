import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { DataTable } from '../data-table';
import { OrderDocument } from './order-document';
import { PartNumbers } from '../catalog/part-numbers';

/** The packing slip, without prices. */
export function PackingSlip({ order }: { order: Order }) {
  const lines = order.lines
    .map((line) => ({ ...line, units: line.shippedQuantity ?? line.quantity - line.restockedQuantity }))
    .filter(({ units }) => units > 0);
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <OrderDocument
      title="Packing slip"
      order={order}
      facts={[
        order.carrier !== '' && ['Carrier', order.carrier],
        order.carrier !== '' && [
          'Tracking',
          <span className="part-number">{order.trackingNumber || '-'}</span>,
        ],
      ]}
    >
      {order.state === 'cancelled' && <p className="notice notice--bad">Canceled. Don’t ship.</p>}
      {['awaiting_approval', 'awaiting_transfer', 'review'].includes(order.state) && (
        <p className="notice notice--warn">Not paid. Don’t ship.</p>
      )}
      <DataTable
        className="table"
        rows={lines}
        rowKey="id"
        columns={[
          { name: 'Part number', cell: (line) => <PartNumbers of={line} /> },
          { name: 'Product', isRowHeading: true, cell: ({ name }) => name },
          { name: 'Quantity', isNumber: true, cell: ({ units }) => units },
        ]}
        footer={
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Units
              </th>
              <td className="num">{units}</td>
            </tr>
          </tfoot>
        }
      />
    </OrderDocument>
  );
}
