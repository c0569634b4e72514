import type { Trx } from '../../../db/schema';
import { nowIso } from '../shared/clock';
import { mailHtml, mailText, type MailPart } from './mail-template.server';

export interface Mail {
  /** Names the event: however often it is told, one mail goes out. */
  eventKey: string;
  to: string;
  subject: string;
  parts: MailPart[];
}

/** Writes a mail into the outbox, in the transaction of its cause. It is sent afterwards. */
export async function queueMail(trx: Trx, { eventKey, to, subject: text, parts }: Mail): Promise<void> {
  // Forms refuse such addresses; one that comes in any other way is a mistake of ours and must not go out.
  if (/[\p{Cc}\p{Z},;<>]/u.test(to)) throw new Error('A mail goes to one address.');
  // A subject is one line, whatever it was made of.
  const subject = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  await trx
    .insertInto('outbox')
    .values({
      event_key: eventKey,
      to_address: to,
      subject,
      text: mailText(parts),
      html: mailHtml(subject, parts),
      state: 'due',
      attempts: 0,
      last_error: '',
      due_at: nowIso(),
      sent_at: null,
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute();
}
