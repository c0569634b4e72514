import { formatActorName } from '../../domain/base/audit/audit-list.rules';
import { DISCREPANCY_NAMES } from '../../domain/supply/purchasing/purchase-order.rules';
import type {
  PurchaseLine,
  PurchaseOrder,
  Receipt,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { adminPaths } from '../../admin-paths';
import { Day } from '../day';
import { Facts } from '../facts';
import { Moment } from '../moment';
import { PurchaseTotal } from './purchase-total';
import { formatDays } from './supplier-form';
import { DataTable } from '../data-table';
import { TextLink, ButtonLink } from '../admin/links';
import { canBeReceived, canPurchaseBecome } from '../../domain/supply/purchasing/purchase-states.rules';
import { useReturnPath } from '../admin/back-to-list';
import { useHasPermission } from '../admin/staff/use-has-permission';

/** The lines of a purchase order: ordered, received, and outstanding. */
export function PurchaseLines({ lines, totalCents }: { lines: PurchaseLine[]; totalCents: number }) {
  return (
    <DataTable
      rows={lines}
      rowKey="id"
      columns={[
        {
          name: 'Product',
          cell: (line) => (
            <>
              <TextLink to={adminPaths.products({ q: line.sku })}>{line.name}</TextLink>{' '}
              <span className="part-number muted">{line.sku}</span>
            </>
          ),
        },
        {
          name: 'Supplier’s part number',
          label: 'Part number',
          cell: (line) => <span className="part-number">{line.partNumber || '-'}</span>,
        },
        { name: 'Ordered', isNumber: true, cell: (line) => line.quantity },
        { name: 'Received', isNumber: true, cell: (line) => line.receivedQuantity },
        { name: 'Outstanding', isNumber: true, cell: (line) => line.outstanding },
        { name: 'Unit cost', isNumber: true, cell: (line) => formatMoney(line.unitCostCents) },
        {
          name: 'Line total',
          isNumber: true,
          cell: (line) => formatMoney(line.quantity * line.unitCostCents),
        },
      ]}
      footer={<PurchaseTotal totalCents={totalCents} before={6} />}
    />
  );
}

/** The supplier, dates, and reference of a purchase order. */
export function PurchaseFacts({ order }: { order: PurchaseOrder }) {
  const { supplier, expectedOn, deliverTo, reference } = order;
  const isDraft = order.state === 'draft';
  return (
    <Facts
      className="mail-facts"
      facts={[
        ['Supplier', <TextLink to={adminPaths.supplier(supplier.id)}>{supplier.name}</TextLink>],
        [
          'Contact',
          [supplier.contactName, supplier.email, supplier.phone].filter(Boolean).join(' · ') || '-',
        ],
        ['Our account', supplier.accountNumber || '-'],
        ['Lead time', formatDays(supplier.leadTimeDays)],
        !isDraft && ['Expected', expectedOn === null ? '-' : <Day on={expectedOn} />],
        !isDraft && ['Ship to', deliverTo?.name ?? '-'],
        !isDraft && ['Reference', reference || '-'],
      ]}
    />
  );
}

/** The receipts with their discrepancies, latest first. */
export function Receipts({ receipts }: { receipts: Receipt[] }) {
  if (receipts.length === 0) return null;
  return (
    <section className="panel">
      <h2>Receipts</h2>
      <ul className="admin-list">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <div>
              <strong>Receipt {receipt.number}</strong>
              {receipt.reference !== '' && <span className="part-number"> {receipt.reference}</span>}
              <ul>
                {receipt.lines.map((line) => (
                  <li key={line.lineId}>
                    {line.quantity} x <span className="part-number">{line.sku}</span>
                    {line.discrepancy !== '' && (
                      <>
                        {' '}
                        <span className="badge badge--warn">{DISCREPANCY_NAMES[line.discrepancy]}</span>
                      </>
                    )}
                    {line.unitCostCents !== line.orderedCostCents && (
                      <span className="small muted">
                        {' '}
                        invoiced at {formatMoney(line.unitCostCents)}, ordered at{' '}
                        {formatMoney(line.orderedCostCents)}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
            <span className="small muted">
              {formatActorName(receipt.receivedBy)}, <Moment at={receipt.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The actions on a purchase order in its state. */
export function PurchaseActions({ order }: { order: PurchaseOrder }) {
  const may = useHasPermission();
  const returnPath = useReturnPath();
  const { id, state, lines } = order;
  return (
    <>
      {may('stock.purchase') && (
        <>
          {canPurchaseBecome(state, 'sent') && lines.length > 0 && (
            <ButtonLink look="primary" to={adminPaths.purchaseOrderSend(id, returnPath)}>
              Send
            </ButtonLink>
          )}
          {canBeReceived(state) && (
            <ButtonLink look="primary" to={adminPaths.purchaseOrderReceive(id, returnPath)}>
              Receive
            </ButtonLink>
          )}
          {canPurchaseBecome(state, 'closed') && (
            <ButtonLink to={adminPaths.purchaseOrderClose(id, returnPath)}>Close short</ButtonLink>
          )}
          {canPurchaseBecome(state, 'cancelled') && (
            <ButtonLink to={adminPaths.purchaseOrderCancel(id, returnPath)}>Cancel</ButtonLink>
          )}
        </>
      )}
      <ButtonLink to={adminPaths.purchaseOrderPrint(id, returnPath)}>Printable page</ButtonLink>
    </>
  );
}
