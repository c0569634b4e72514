import { Link } from '@remix-run/react';

import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { mayBeReceived, mayPurchaseBecome } from '../../domain/supply/purchasing/purchase-states.rules';
import { paths } from '../../paths';
import { useKeptReturn } from '../admin/back-to-list';
import { useMay } from '../admin/staff/use-may';

/** What can be done with a purchase order in its state, each on a page of its own. */
export function PurchaseDeeds({ order }: { order: PurchaseOrder }) {
  const may = useMay();
  const kept = useKeptReturn();
  const { id, state, lines } = order;
  return (
    <p className="admin-head__actions no-print">
      {may('stock.purchase') && (
        <>
          {mayPurchaseBecome(state, 'sent') && lines.length > 0 && (
            <Link className="btn btn--primary" to={paths.admin.purchaseOrderSend(id, kept)} discover="none">
              Send
            </Link>
          )}
          {mayBeReceived(state) && (
            <Link
              className="btn btn--primary"
              to={paths.admin.purchaseOrderReceive(id, kept)}
              discover="none"
            >
              Receive
            </Link>
          )}
          {mayPurchaseBecome(state, 'closed') && (
            <Link className="btn" to={paths.admin.purchaseOrderClose(id, kept)} discover="none">
              Close short
            </Link>
          )}
          {mayPurchaseBecome(state, 'cancelled') && (
            <Link className="btn" to={paths.admin.purchaseOrderCancel(id, kept)} discover="none">
              Cancel
            </Link>
          )}
        </>
      )}
      <Link className="btn" to={paths.admin.purchaseOrderPrint(id, kept)} discover="none">
        Printable page
      </Link>
    </p>
  );
}
