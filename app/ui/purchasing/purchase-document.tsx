import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Day } from '../day';
import { STORE_NAME } from '../page-title';
import { useSettings } from '../settings/use-settings';
import { PurchaseTotal } from './purchase-total';
import { DataTable } from '../data-table';

/** The order as a sheet of paper for the supplier: one column, the same on the screen and in print. */
export function PurchaseDocument({ order }: { order: PurchaseOrder }) {
  const { supplier, deliverTo } = order;
  const { salesEmail, hotline } = useSettings();
  return (
    <article className="order-document">
      <header className="order-document__head">
        <div>
          <p className="semibold large">{STORE_NAME}</p>
          <p className="small">
            {salesEmail} · {hotline}
          </p>
        </div>
        <h1>
          Purchase order <span className="part-number">{order.number}</span>
        </h1>
      </header>
      {order.state === 'draft' && (
        <p className="notice notice--warn">This is a draft. It has not been sent.</p>
      )}
      {order.state === 'cancelled' && (
        <p className="notice notice--bad">This order was cancelled. Do not deliver it.</p>
      )}
      <div className="order-document__facts">
        <address>
          <strong>To</strong>
          <br />
          {supplier.name}
          {[supplier.contactName, supplier.email, supplier.phone].filter(Boolean).map((text) => (
            <span key={text}>
              <br />
              {text}
            </span>
          ))}
        </address>
        {deliverTo !== null && (
          <address>
            <strong>Deliver to</strong>
            <br />
            {STORE_NAME}, {deliverTo.name}
            <br />
            {deliverTo.address}
            <br />
            {deliverTo.city}, {deliverTo.province} {deliverTo.postalCode}
            <br />
            {deliverTo.phone}
          </address>
        )}
        <dl>
          {order.sentAt !== null && (
            <div>
              <dt>Sent</dt>
              <dd>
                <Day on={order.sentAt} />
              </dd>
            </div>
          )}
          {order.expectedOn !== null && (
            <div>
              <dt>Wanted by</dt>
              <dd>
                <Day on={order.expectedOn} />
              </dd>
            </div>
          )}
          {supplier.accountNumber !== '' && (
            <div>
              <dt>Our account</dt>
              <dd>{supplier.accountNumber}</dd>
            </div>
          )}
          {order.reference !== '' && (
            <div>
              <dt>Reference</dt>
              <dd>{order.reference}</dd>
            </div>
          )}
        </dl>
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
            name: 'Your number',
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
    </article>
  );
}
