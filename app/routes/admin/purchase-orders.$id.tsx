import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { formatActorName } from '../../domain/base/audit/audit-list.rules';
import { mergeHistory } from '../../domain/base/audit/audit-changes.rules';
import { saveDraft } from '../../domain/supply/purchasing/draft-order.server';
import {
  findPurchaseOrder,
  listDeliveryAddresses,
  listReceipts,
  listReceivedMovements,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { canBeEdited, listPurchaseHistory } from '../../domain/supply/purchasing/purchase-states.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { readStaffForm } from './staff-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb } from '../../ui/admin/back-to-list';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { OrderMovements } from '../../ui/admin/orders/order-panels';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { DraftForm, draftValidator } from '../../ui/purchasing/draft-form';
import { PurchaseActions, PurchaseFacts, PurchaseLines, Receipts } from '../../ui/purchasing/purchase-panels';
import { PurchaseStateBadge } from '../../ui/purchasing/purchase-state-badge';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Purchase order ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const order = requireFound(await findPurchaseOrder(context.db, requireId(params['id'])));
  const receipts = await listReceipts(context.db, order.id);
  const changes = await listAuditEvents(context.db, `purchase-order:${order.id}`);
  return {
    order,
    branches: await listDeliveryAddresses(context.db),
    receipts,
    movements: await listReceivedMovements(context.db, order.id),
    changes: mergeHistory(changes, listPurchaseHistory(order, receipts)),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.purchaseOrder(id));
  if (posted.form.get('intent') !== 'save') throw unknownIntent();
  return answerPurchasingForm(posted, draftValidator, async (input, actor) => {
    await saveDraft(context.db, id, input, actor);
    return input.newSku === '' ? 'Draft saved' : 'Line added';
  });
}

export default function PurchaseOrderPage() {
  const { order, branches, receipts, movements, changes, formKey } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const { supplier, lines, totalCents } = order;
  const isDraft = canBeEdited(order.state);
  return (
    <>
      <Breadcrumb
        crumbs={[useListCrumb('Purchase orders', adminPaths.purchaseOrders()), { name: order.number }]}
      />
      <PageHead
        title={
          <>
            Purchase order <span className="part-number">{order.number}</span>
          </>
        }
        badge={<PurchaseStateBadge state={order.state} />}
      >
        <PurchaseActions order={order} />
      </PageHead>
      <p className="muted">
        Created by {formatActorName(order.createdBy)} <Moment at={order.createdAt} />
        {order.sentAt !== null && (
          <>
            , sent <Moment at={order.sentAt} />
          </>
        )}
        {order.endedAt !== null && (
          <>
            , closed <Moment at={order.endedAt} />
          </>
        )}
      </p>
      {order.endReason !== '' && <p className="notice">{order.endReason}</p>}
      <section className="panel">
        <PurchaseFacts order={order} />
      </section>
      {isDraft && totalCents < supplier.minimumOrderCents && (
        <p className="notice notice--warn">
          The minimum order for {supplier.name} is {formatMoney(supplier.minimumOrderCents)}. This order is{' '}
          {formatMoney(supplier.minimumOrderCents - totalCents)} short.
        </p>
      )}
      {isDraft && may('stock.purchase') ? (
        <DraftForm order={order} branches={branches} formKey={formKey} />
      ) : (
        <>
          <PurchaseLines lines={lines} totalCents={totalCents} />
          {order.notes !== '' && (
            <section className="panel">
              <h2>Notes</h2>
              <p className="request-message">{order.notes}</p>
            </section>
          )}
        </>
      )}
      <div className="admin-columns">
        <Receipts receipts={receipts} />
        {movements.length > 0 && <OrderMovements movements={movements} />}
        <ChangeList changes={changes} />
      </div>
    </>
  );
}
