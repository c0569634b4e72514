import { Link } from '@remix-run/react';

import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { canBeReceived, canPurchaseBecome } from '../../domain/supply/purchasing/purchase-states.rules';
import { paths } from '../../paths';
import { useReturnPath } from '../admin/back-to-list';
import { useHasPermission } from '../admin/staff/use-has-permission';

/** What can be done with a purchase order in its state, each on a page of its own. */
export function PurchaseActions({ order }: { order: PurchaseOrder }) {
  const may = useHasPermission();
  const kept = useReturnPath();
  const { id, state, lines } = order;
  return (
    <p className="admin-head__actions no-print">
      {may('stock.purchase') && (
        <>
          {canPurchaseBecome(state, 'sent') && lines.length > 0 && (
            <Link className="btn btn--primary" to={paths.admin.purchaseOrderSend(id, kept)} discover="none">
              Send
            </Link>
          )}
          {canBeReceived(state) && (
            <Link
              className="btn btn--primary"
              to={paths.admin.purchaseOrderReceive(id, kept)}
              discover="none"
            >
              Receive
            </Link>
          )}
          {canPurchaseBecome(state, 'closed') && (
            <Link className="btn" to={paths.admin.purchaseOrderClose(id, kept)} discover="none">
              Close short
            </Link>
          )}
          {canPurchaseBecome(state, 'cancelled') && (
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
