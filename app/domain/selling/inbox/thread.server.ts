import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { paths } from '../../../paths';
import { createStoreLink } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { nowIso } from '../../base/shared/clock';
import { NotFoundError } from '../../base/shared/errors';
import type { NewEntry } from './thread.schema';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';

/** Every quote has an inbox message. These functions keep the two in step. */

/** Marks a quote's message as read after staff handled the quote. */
export async function markQuoteMessageRead(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 0, updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}

/** Reopens a quote's message as unread after the buyer acted. */
export async function markQuoteMessageUnread(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 1, status: 'open', updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}

/**
 * Adds a buyer's entry to a quote's thread and marks the message unread. Idempotent per form key.
 *
 * @throws NotFoundError
 */
export async function addQuoteMessage(db: Db, accessKey: string, entry: NewEntry, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('quotes as q')
      .innerJoin('messages as m', 'm.quote_id', 'q.id')
      .select(['q.id as quote_id', 'm.id as message_id'])
      .where('q.access_key', '=', accessKey)
      .where('m.kind', '=', 'quote')
      .executeTakeFirstOrThrow(() => new NotFoundError(t`Quote not found.`));
    const id = await insertEntry(trx, found.message_id, 'buyer', null, entry);
    if (id === undefined) return { isNew: false };
    await trx
      .updateTable('quotes')
      .set({ needs_answer: 1, updated_at: nowIso() })
      .where('id', '=', found.quote_id)
      .execute();
    await markQuoteMessageUnread(trx, found.quote_id);
    await recordAudit(trx, actor, 'quote.message', `quote:${found.quote_id}`, { after: { entry: id } });
    return { isNew: true };
  });
}

/**
 * Adds a staff reply to the thread and mails it. For quotes, the mail links to the quote. Idempotent per form key.
 *
 * @throws NotFoundError
 */
export async function replyToMessage(db: Db, messageId: number, entry: NewEntry, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const message = await trx
      .selectFrom('messages as m')
      .leftJoin('quotes as q', 'q.id', 'm.quote_id')
      .select(['m.id', 'm.email', 'm.first_name', 'm.subject', 'm.language'])
      .select(['m.quote_id', 'q.number', 'q.access_key'])
      .where('m.id', '=', messageId)
      .executeTakeFirstOrThrow(() => new NotFoundError('Message not found.'));
    const id = await insertEntry(trx, messageId, 'staff', actor.staffId, entry);
    if (id === undefined) return { isNew: false };
    await trx
      .updateTable('messages')
      .set({ is_unread: 0, updated_at: nowIso() })
      .where('id', '=', messageId)
      .execute();
    const { email, subject, first_name: firstName, quote_id: quoteId } = message;
    const { number, access_key: accessKey } = message;
    if (quoteId !== null)
      await trx.updateTable('quotes').set({ needs_answer: 0 }).where('id', '=', quoteId).execute();
    await inLanguage(message.language, () => {
      const mail = { eventKey: `message-entry:${id}`, to: email };
      if (number !== null && accessKey !== null)
        return queueMail(trx, {
          ...mail,
          subject: t`An answer about your quote ${number}`,
          parts: [
            { written: entry.text },
            { link: { label: t`View and reply`, href: createStoreLink(paths.quoteStatus(accessKey)) } },
          ],
        });
      return queueMail(trx, {
        ...mail,
        subject: subject === '' ? t`Your message to us` : t`Re: ${subject}`,
        parts: [`${firstName},`, { written: entry.text }],
      });
    });
    await recordAudit(trx, actor, 'message.reply', `message:${messageId}`, { after: { entry: id } });
    return { isNew: true };
  });
}

/** @returns the entry ID; undefined if the form was already submitted. */
async function insertEntry(
  trx: Trx,
  messageId: number,
  author: 'buyer' | 'staff',
  staffId: number | null,
  { text, formKey }: NewEntry,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('message_entries')
    .values({
      message_id: messageId,
      author,
      staff_id: staffId,
      text,
      form_key: formKey,
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
