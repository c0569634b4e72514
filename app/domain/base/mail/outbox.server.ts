import type { Db, Trx } from '../../../../db/schema';
import { isoIn, nowIso } from '../shared/clock';
import { type MailPart, neutralize, renderMailHtml, renderMailText } from './mail-template.server';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { ConflictError } from '../shared/errors';

export interface Mail {
  /** Identifies the event: each key sends one mail. */
  eventKey: string;
  to: string;
  subject: string;
  parts: MailPart[];
  /** Whether a stranger may have typed the address. Then it gets only a few mails a day. */
  isUnverified?: boolean;
}

const MAX_UNVERIFIED_PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Queues a mail in the transaction of its cause. @returns false if an unverified address has had its mails of a day. */
export async function queueMail(trx: Trx, mail: Mail): Promise<boolean> {
  const { eventKey, parts } = mail;
  // Erased buyers have no address.
  if (toOneLine(mail.to) === '') return false;
  const subject = toOneLine(mail.subject);
  if (
    mail.isUnverified === true &&
    (await countMailOfToday(trx, toOneLine(mail.to))) >= MAX_UNVERIFIED_PER_DAY
  )
    return false;
  await trx
    .insertInto('outbox')
    .values({
      event_key: eventKey,
      to_address: toOneLine(mail.to),
      subject,
      text: renderMailText(parts),
      html: renderMailHtml(subject, parts),
      state: 'due',
      attempts: 0,
      last_error: '',
      due_at: nowIso(),
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute();
  return true;
}

async function countMailOfToday(trx: Trx, to: string): Promise<number> {
  const { count } = await trx
    .selectFrom('outbox')
    .select((build) => build.fn.countAll<number>().as('count'))
    // The index begins with the state.
    .where('state', 'in', ['due', 'sent', 'failed'])
    .where('to_address', '=', to)
    .where('created_at', '>', isoIn(-DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Removes line breaks, which could inject mail headers. Forms already refuse them, and other input must not fail
 * here.
 */
function toOneLine(text: string): string {
  return neutralize(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();
}

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
    if (result.numUpdatedRows !== 1n) throw new ConflictError('Only failed messages can be resent.');
    await recordAudit(trx, actor, 'mail.retry', `mail:${id}`, {
      before: { state: 'failed' },
      after: { state: 'due' },
    });
  });
}
