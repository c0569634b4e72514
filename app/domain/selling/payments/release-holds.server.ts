import type { Db } from '../../../../db/schema';
import type { Actor } from '../../base/audit/actor';
import { NotFoundError } from '../../base/shared/errors';
import { OrderChangedError } from '../orders/lock-order.server';
import { IllegalTransitionError } from '../orders/order-states.rules';
import { cancelOrderByStaff } from './cancel-order-by-staff.server';

interface Release {
  /** The version of each order that the form showed, by order ID. */
  versions: ReadonlyMap<number, string>;
  reason: string;
}

/**
 * Cancels unpaid orders, each in its own transaction, and leaves those that changed since the form was opened: they may
 * be paid.
 */
export async function releaseHolds(
  db: Db,
  { versions, reason }: Release,
  actor: Actor,
): Promise<{ released: number; changed: number }> {
  let released = 0;
  for (const [orderId, updatedAt] of versions) {
    try {
      await cancelOrderByStaff(db, { orderId, seen: { updatedAt, lastEventId: 0 }, reason }, actor);
      released += 1;
    } catch (error) {
      if (!isChanged(error)) throw error;
    }
  }
  return { released, changed: versions.size - released };
}

function isChanged(error: unknown): boolean {
  return [OrderChangedError, IllegalTransitionError, NotFoundError].some((kind) => error instanceof kind);
}
