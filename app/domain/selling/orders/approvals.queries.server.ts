import type { Db, Trx } from '../../../../db/schema';
import { listCompanyUsers } from '../../base/customers/company-users.queries.server';
import { findApprovalRefusal } from '../../base/customers/spending-limit.rules';
import { countRows } from '../../base/shared/list-queries.server';

export type WaitingOrder = Awaited<ReturnType<typeof listWaitingOrders>>[number];

/** Lists an account's orders awaiting approval, oldest first. */
export async function listWaitingOrders(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('company_users as u', 'u.id', 'o.placed_by_user_id')
    .select(['o.id', 'o.number', 'o.placed_by_user_id as placedByUserId'])
    .select(['o.po_number as poNumber', 'o.total_cents as totalCents'])
    .select(['o.placed_at as placedAt', 'o.expires_at as expiresAt', 'u.first_name'])
    .select('u.last_name')
    .where('o.customer_id', '=', customerId)
    .where('o.state', '=', 'awaiting_approval')
    .orderBy('o.id')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    placedBy: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
  }));
}

/** Counts an account's orders awaiting approval. */
export async function countWaitingOrders(db: Db, customerId: number): Promise<number> {
  return countRows(
    db.selectFrom('orders').where('customer_id', '=', customerId).where('state', '=', 'awaiting_approval'),
  );
}

interface WaitingOrderRow {
  customerId: number | null;
  placedByUserId: number | null;
  totalCents: number;
}

/**
 * Finds who may approve an order and who is asked: the buyer's designated approver while they may approve, otherwise
 * everyone who may.
 */
export async function findWaitingApprovers(db: Db | Trx, order: WaitingOrderRow) {
  if (order.customerId === null) return { asked: [], able: [] };
  const users = await listCompanyUsers(db, order.customerId);
  const able = users.filter((user) => findApprovalRefusal(order, user) === undefined);
  const placer = users.find(({ id }) => id === order.placedByUserId);
  const named = able.filter(({ id }) => id === placer?.approverId);
  return { asked: named.length > 0 ? named : able, able };
}

export interface OrderApproval {
  /** Names of the requested approvers; empty if no one can approve it now. */
  approvers: string[];
  /** How it ended, if it wasn't approved. */
  ended: 'declined' | 'expired' | 'called off' | undefined;
  /** Why it was declined. */
  reason: string;
}

/** Finds the approval status shown to the buyer; undefined if none was needed or it was approved. */
export async function findOrderApproval(db: Db, orderId: number): Promise<OrderApproval | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['state', 'customer_id', 'placed_by_user_id', 'total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order?.state === 'awaiting_approval') {
    const { asked } = await findWaitingApprovers(db, {
      customerId: order.customer_id,
      placedByUserId: order.placed_by_user_id,
      totalCents: order.total_cents,
    });
    const approvers = asked.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return { approvers, ended: undefined, reason: '' };
  }
  if (order?.state !== 'cancelled') return undefined;
  const end = await db
    .selectFrom('order_events')
    .select(['actor', 'detail'])
    .where('order_id', '=', orderId)
    .where('from_state', '=', 'awaiting_approval')
    .where('to_state', '=', 'cancelled')
    .executeTakeFirst();
  if (end === undefined) return undefined;
  if (end.actor.startsWith('user:')) return { approvers: [], ended: 'declined', reason: end.detail };
  return { approvers: [], ended: end.actor === 'reconciler' ? 'expired' : 'called off', reason: '' };
}
