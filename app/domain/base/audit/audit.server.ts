import type { Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import type { Actor } from './actor';

export interface AuditedChange {
  action: string;
  /** What was changed, e.g. 'product:12'. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Notes a change in the audit log, in the transaction that makes it. */
export async function recordAudit(trx: Trx, actor: Actor, change: AuditedChange): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      actor: actor.name,
      staff_id: actor.staffId,
      action: change.action,
      subject: change.subject,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
      request_id: actor.requestId,
      created_at: nowIso(),
    })
    .execute();
}
