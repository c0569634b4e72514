import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { canBeReceived, canPurchaseBecome } from '../../domain/supply/purchasing/purchase-states.rules';
import { paths } from '../../paths';
import { useReturnPath } from '../admin/back-to-list';
import { useHasPermission } from '../admin/staff/use-has-permission';
import { ButtonLink } from '../admin/links';

/** What can be done with a purchase order in its state, each on a page of its own. */
export function PurchaseActions({ order }: { order: PurchaseOrder }) {
  const may = useHasPermission();
  const returnPath = useReturnPath();
  const { id, state, lines } = order;
  return (
    <>
      {may('stock.purchase') && (
        <>
          {canPurchaseBecome(state, 'sent') && lines.length > 0 && (
            <ButtonLink look="primary" to={paths.admin.purchaseOrderSend(id, returnPath)}>
              Send
            </ButtonLink>
          )}
          {canBeReceived(state) && (
            <ButtonLink look="primary" to={paths.admin.purchaseOrderReceive(id, returnPath)}>
              Receive
            </ButtonLink>
          )}
          {canPurchaseBecome(state, 'closed') && (
            <ButtonLink to={paths.admin.purchaseOrderClose(id, returnPath)}>Close short</ButtonLink>
          )}
          {canPurchaseBecome(state, 'cancelled') && (
            <ButtonLink to={paths.admin.purchaseOrderCancel(id, returnPath)}>Cancel</ButtonLink>
          )}
        </>
      )}
      <ButtonLink to={paths.admin.purchaseOrderPrint(id, returnPath)}>Printable page</ButtonLink>
    </>
  );
}
