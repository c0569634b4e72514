import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { ConflictError } from '../shared/errors';

/**
 * Requeues a failed mail with all its attempts.
 *
 * @throws ConflictError if it hasn't failed.
 */
export async function retryMail(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const result = await trx
      .updateTable('outbox')
      .set({ state: 'due', attempts: 0, due_at: nowIso() })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) throw new ConflictError('Only a mail that failed can be sent again.');
    await recordAudit(trx, actor, {
      action: 'mail.retry',
      subject: `mail:${id}`,
      before: { state: 'failed' },
      after: { state: 'due' },
    });
  });
}
