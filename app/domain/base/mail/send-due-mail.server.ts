import { createHash } from 'node:crypto';
import type { Updateable } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { OutboxTable } from '../../../../db/tables/correspondence';
import { MailRefusedError, type Mailer } from '../../../integrations/mail/mailer';
import { isoIn, nowIso } from '../shared/clock';
import { fillInStoreFacts, type StoreFacts } from './mail-template.server';

/** Batch size per round, because the background worker has other work. */
const BATCH_SIZE = 20;

/** A claim expires after this time, in case the process crashed. */
const CLAIM_MS = 2 * 60_000;

/** Delays after failed attempts; then the mail is given up, after about two days. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * 60_000);

/**
 * Sends due mail outside any transaction. A guarded update claims each mail, so no two processes send it.
 *
 * @param facts facts to fill in.
 * @param mayGoOn asked before each mail; false leaves the rest to the next round of any process.
 * @returns how many were sent, and the errors.
 */
export async function sendDueMail(
  db: Db,
  mailer: Mailer,
  facts: StoreFacts,
  mayGoOn: () => boolean = () => true,
): Promise<{ sent: number; errors: unknown[] }> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'due')
    .where('due_at', '<=', nowIso())
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  let sent = 0;
  const errors: unknown[] = [];
  for (const mail of due) {
    if (!mayGoOn()) break;
    const inHandUntil = isoIn(CLAIM_MS);
    const taken = await db
      .updateTable('outbox')
      .set({ attempts: mail.attempts + 1, due_at: inHandUntil })
      .where('id', '=', mail.id)
      .where('state', '=', 'due')
      .where('due_at', '=', mail.due_at)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) continue;
    try {
      await mailer.send({
        messageId: createMessageId(mail.event_key, mailer.domain),
        to: mail.to_address,
        subject: mail.subject,
        text: fillInStoreFacts(mail.text, facts),
        html: fillInStoreFacts(mail.html, facts),
      });
      await settle(db, mail.id, inHandUntil, {
        state: 'sent',
        sent_at: nowIso(),
        last_error: '',
        text: blankTokens(mail.text),
        html: blankTokens(mail.html),
      });
      sent += 1;
    } catch (error) {
      errors.push(error);
      const wait = RETRY_DELAYS_MS[mail.attempts];
      const isGivenUp = error instanceof MailRefusedError || wait === undefined;
      await settle(db, mail.id, inHandUntil, {
        state: isGivenUp ? 'failed' : 'due',
        due_at: isoIn(wait ?? 0),
        last_error: String(error).slice(0, 500),
      });
      // A failing mail server would fail the next mail too; a refused mail says nothing about others.
      if (!(error instanceof MailRefusedError)) break;
    }
  }
  return { sent, errors };
}

/** Updates a mail unless another process has claimed it meanwhile. */
async function settle(
  db: Db,
  id: number,
  inHandUntil: string,
  outcome: Updateable<Pick<OutboxTable, 'state' | 'sent_at' | 'due_at' | 'last_error' | 'text' | 'html'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where('due_at', '=', inHandUntil)
    .execute();
}

/** Removes tokens from sent mail, so that staff who read it cannot sign in or confirm as the recipient. */
function blankTokens(content: string): string {
  return content.replace(/(\/(?:sign-in|confirm-email)\/)[\w-]+/g, '$1...');
}

/** Same ID for every attempt of one event's mail, without revealing the event. */
function createMessageId(eventKey: string, domain: string): string {
  return `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 32)}@${domain}>`;
}
