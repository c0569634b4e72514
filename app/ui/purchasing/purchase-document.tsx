import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Day } from '../day';
import { Facts } from '../facts';
import { Sheet } from '../orders/sheet';
import { STORE_NAME } from '../page-title';
import { PurchaseTotal } from './purchase-total';
import { DataTable } from '../data-table';
import { AddressLines } from '../address-lines';

/** The printable purchase order. */
export function PurchaseDocument({ order }: { order: PurchaseOrder }) {
  const { supplier, deliverTo } = order;
  return (
    <Sheet
      title={
        <>
          Purchase order <span className="part-number">{order.number}</span>
        </>
      }
    >
      {order.state === 'draft' && <p className="notice notice--warn">Draft, not sent.</p>}
      {order.state === 'cancelled' && (
        <p className="notice notice--bad">This order was canceled. Do not ship.</p>
      )}
      <div className="order-document__facts">
        <address>
          <AddressLines
            lines={[<strong>To</strong>, supplier.name, supplier.contactName, supplier.email, supplier.phone]}
          />
        </address>
        {deliverTo !== null && (
          <address>
            <AddressLines
              lines={[
                <strong>Deliver to</strong>,
                `${STORE_NAME}, ${deliverTo.name}`,
                deliverTo.address,
                `${deliverTo.city}, ${deliverTo.province} ${deliverTo.postalCode}`,
                deliverTo.phone,
              ]}
            />
          </address>
        )}
        <Facts
          className=""
          facts={[
            order.sentAt !== null && ['Sent', <Day on={order.sentAt} />],
            order.expectedOn !== null && ['Requested date', <Day on={order.expectedOn} />],
            supplier.accountNumber !== '' && ['Our account', supplier.accountNumber],
            order.reference !== '' && ['Reference', order.reference],
          ]}
        />
      </div>
      <DataTable
        region="Lines"
        className="table table--cards"
        rows={order.lines}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: (line) => (
              <>
                {line.name} <span className="part-number muted">{line.sku}</span>
              </>
            ),
          },
          {
            name: 'Your part number',
            cell: (line) => <span className="part-number">{line.partNumber || '-'}</span>,
          },
          { name: 'Quantity', isNumber: true, cell: (line) => line.quantity },
          { name: 'Unit cost', isNumber: true, cell: (line) => formatMoney(line.unitCostCents) },
          {
            name: 'Line total',
            isNumber: true,
            cell: (line) => formatMoney(line.quantity * line.unitCostCents),
          },
        ]}
        footer={<PurchaseTotal totalCents={order.totalCents} before={4} />}
      />
      {order.notes !== '' && <p className="request-message">{order.notes}</p>}
    </Sheet>
  );
}
