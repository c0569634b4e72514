import type { Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import type { Actor } from './actor';

interface AuditedChange {
  action: string;
  /** For example 'product:12'. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Records an audit event in the transaction of the change. */
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
