import type { Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { renderMailHtml, renderMailText, type MailPart } from './mail-template.server';

export interface Mail {
  /** Identifies the event: each key sends one mail. */
  eventKey: string;
  to: string;
  subject: string;
  parts: MailPart[];
}

/** Queues a mail in the transaction of its cause. */
export async function queueMail(trx: Trx, mail: Mail): Promise<void> {
  const { eventKey, parts } = mail;
  const subject = toOneLine(mail.subject);
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
      sent_at: null,
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute();
}

/**
 * Removes line breaks, which could inject mail headers. Forms already refuse them, and other input must not fail
 * here.
 */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
