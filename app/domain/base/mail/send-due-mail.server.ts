import { createHash } from 'node:crypto';

import type { Db } from '../../../../db/schema';
import { MailRefusedError, type Mailer } from '../../../integrations/mail/mailer';
import { isoIn, nowIso } from '../shared/clock';
import { withStoreFacts, type StoreFacts } from './mail-template.server';

/** So many mails a round: the reconciler has other work too. */
const AT_ONCE = 20;

/** A mail that was taken in hand is left alone for so long; a store that crashed meanwhile takes it up again. */
const IN_HAND_MS = 2 * 60_000;

/** How long a mail waits after each try that failed, and after the last of them it is given up: about two days. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * 60_000);

/**
 * Sends the mail that is due, outside any transaction. Each mail is taken by a guarded update before it is sent, so
 * that two processes never send the same one.
 *
 * @param facts what the mails say of the store.
 * @param mayGoOn asked before each mail; what is left is sent by the next round, of any process.
 * @returns how many went out and the errors of those that did not.
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
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  const errors: unknown[] = [];
  for (const mail of due) {
    if (!mayGoOn()) break;
    const inHandUntil = isoIn(IN_HAND_MS);
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
        messageId: messageIdOf(mail.event_key, facts.origin),
        to: mail.to_address,
        subject: mail.subject,
        text: withStoreFacts(mail.text, facts),
        html: withStoreFacts(mail.html, facts),
      });
      await settle(db, mail.id, inHandUntil, { state: 'sent', sent_at: nowIso(), last_error: '' });
      sent += 1;
    } catch (error) {
      errors.push(error);
      const wait = WAITS_MS[mail.attempts];
      const isGivenUp = error instanceof MailRefusedError || wait === undefined;
      await settle(db, mail.id, inHandUntil, {
        state: isGivenUp ? 'failed' : 'due',
        due_at: isoIn(wait ?? 0),
        last_error: String(error).slice(0, 500),
      });
      // Whatever ails the mail server ails the next mail too; one that it refuses for good says nothing of others.
      if (!(error instanceof MailRefusedError)) break;
    }
  }
  return { sent, errors };
}

/** Moves a mail on, unless somebody else has taken it meanwhile. */
async function settle(
  db: Db,
  id: number,
  inHandUntil: string,
  outcome: { state: 'sent' | 'due' | 'failed'; sent_at?: string; due_at?: string; last_error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where('due_at', '=', inHandUntil)
    .execute();
}

/** The same for every try of one event's mail. It tells nothing of the event. */
function messageIdOf(eventKey: string, origin: string): string {
  const host = new URL(origin).hostname;
  return `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 32)}@${host}>`;
}
