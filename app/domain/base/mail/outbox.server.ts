import type { Trx } from '../../../../db/schema';
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
export async function queueMail(trx: Trx, mail: Mail): Promise<void> {
  const { eventKey, parts } = mail;
  const subject = oneLine(mail.subject);
  await trx
    .insertInto('outbox')
    .values({
      event_key: eventKey,
      to_address: oneLine(mail.to),
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

/**
 * Forms refuse line breaks in names, subjects and addresses. Whatever comes in any other way must not stop what causes
 * the mail, and gets no line of its own in the mail's head.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
