import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { MessageKind } from '../../../../db/tables/correspondence';
import { isoIn, nowIso } from '../../base/shared/clock';
import { getLanguage } from '~/i18n/language';

/** A visitor's message; omitted fields were left empty. */
export interface NewMessage {
  kind: MessageKind;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  company?: string;
  locationId?: number | null;
  productId?: number | null;
  quoteId?: number | null;
  subject?: string;
  message: string;
  isSuspectedSpam?: boolean;
}

/** The same text from the same person within this time is a double submit. */
const SAME_MESSAGE_MS = 10 * 60 * 1000;

/**
 * Records a message for staff. Double submits are ignored.
 *
 * @returns the message ID and whether it is new.
 */
export async function recordMessage(db: Db, message: NewMessage): Promise<{ id: number; isNew: boolean }> {
  const row = toRow(message);
  return inTransaction(db, async (trx) => {
    let same = trx.selectFrom('messages').select('id').where('created_at', '>', isoIn(-SAME_MESSAGE_MS));
    for (const name of ['kind', 'first_name', 'last_name', 'email', 'phone', 'company'] as const) {
      same = same.where(name, '=', row[name]);
    }
    for (const name of ['location_id', 'product_id', 'quote_id'] as const) {
      same = same.where(name, row[name] === null ? 'is' : '=', row[name]);
    }
    const kept = await same
      .where('subject', '=', row.subject)
      .where('message', '=', row.message)
      .executeTakeFirst();
    if (kept !== undefined) return { id: kept.id, isNew: false };
    return { id: await insertMessage(trx, message), isNew: true };
  });
}

/** Inserts a message in its cause's transaction. @returns its ID. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<number> {
  const now = nowIso();
  const { id } = await trx
    .insertInto('messages')
    .values({ ...toRow(message), language: getLanguage(), status: 'open', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toRow(message: NewMessage) {
  return {
    kind: message.kind,
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    phone: message.phone ?? '',
    company: message.company ?? '',
    location_id: message.locationId ?? null,
    product_id: message.productId ?? null,
    quote_id: message.quoteId ?? null,
    subject: message.subject ?? '',
    message: message.message,
    is_suspected_spam: message.isSuspectedSpam === true ? (1 as const) : (0 as const),
  };
}
