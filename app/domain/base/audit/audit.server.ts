import type { Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import type { Actor } from './actor';

/**
 * Records an audit event in the transaction of the change.
 *
 * @param subject for example 'product:12'.
 */
export async function recordAudit(
  trx: Trx,
  actor: Actor,
  action: string,
  subject: string,
  { before, after }: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      actor: actor.name,
      staff_id: actor.staffId,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: actor.requestId,
      created_at: nowIso(),
    })
    .execute();
}
