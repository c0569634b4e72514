import { sql } from 'kysely';

import { lockRow } from '../../../db/lock-row';
import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { nowIso } from '../../domain/base/shared/clock';
import { ConflictError, FieldError } from '../../domain/base/shared/errors';
import { type BuyerIdentity, readBuyerIdentity } from './buyer-identity.queries.server';
import {
  type BuyerRecords,
  countRecords,
  findBuyerRecords,
  getBuyerSubject,
  listOf,
} from './buyer-records.queries.server';
import { isFavoriteListOf, listBuyerAudit, listBuyerMail } from './buyer-traces.queries.server';
import { eraseFromTexts, eraseFromTextsOfOrders } from './erase-from-texts.server';
import { forgetStockNotices } from '../../domain/goods/stock-notices/stock-notices.server';
import { forgetConfirmedEmails } from '../../domain/selling/orders/email-confirmation.server';
import { listOpenBusiness } from './open-business.queries.server';
import type { Buyer } from './personal-data.schema';

/** What an order or a quote shows instead of its buyer's name. */
const ERASED = { first_name: 'Erased', last_name: 'buyer', email: '', phone: '', company: '' } as const;

/**
 * Erases who a buyer is, in one transaction (docs/decisions/0056). Orders, payments, and stock movements stay with
 * their amounts and lines, and with the city, state, and first characters of the ZIP code for tax. The audit log keeps
 * what was done, not with which values.
 *
 * @param typedEmail the buyer's address, typed to confirm.
 * @returns the reference in the audit log.
 * @throws NotFoundError, FieldError, or ConflictError while orders, payments, or quotes are open.
 */
export async function erasePersonalData(
  db: Db,
  buyer: Buyer,
  typedEmail: string,
  actor: Actor,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    // A concurrent order of the account waits, and then finds no account.
    if ('customerId' in buyer) await lockRow(trx, 'customers', buyer.customerId);
    const records = await findBuyerRecords(trx, buyer);
    if (typedEmail !== records.email.toLowerCase())
      throw new FieldError('typedEmail', `Type ${records.email} to confirm`);
    const open = await listOpenBusiness(trx, records);
    if (open.length > 0) throw new ConflictError(`Resolve these first: ${open.join('. ')}.`);
    const identity = await readBuyerIdentity(trx, records);
    const subject = getBuyerSubject(records);
    await eraseTraces(trx, records);
    await eraseRecords(trx, records, identity);
    await deleteAccount(trx, records);
    await eraseFromTexts(trx, identity.unique);
    await recordAudit(trx, actor, 'personal-data.erase', subject, { after: countRecords(records) });
    return subject;
  });
}

/** Deletes mail and confirmations of addresses, and takes the values out of audit events. */
async function eraseTraces(trx: Trx, records: BuyerRecords): Promise<void> {
  const mail = await listBuyerMail(trx, records);
  await trx
    .deleteFrom('outbox')
    .where('id', 'in', listOf(mail.map(({ id }) => id)))
    .execute();
  await forgetConfirmedEmails(trx, records.emails);
  await forgetStockNotices(trx, records.emails);
  const events = (await listBuyerAudit(trx, records)).filter(({ subject }) => !subject.startsWith('order:'));
  await trx
    .updateTable('audit_entries')
    .set({ before: null, after: null })
    .where('id', 'in', listOf(events.map(({ id }) => id)))
    .execute();
}

async function eraseRecords(trx: Trx, records: BuyerRecords, identity: BuyerIdentity): Promise<void> {
  const { orderIds, quoteIds, messageIds, paymentIds, userIds } = records;
  const updated_at = nowIso();
  await eraseFromTextsOfOrders(trx, orderIds, identity.values);
  await trx
    .updateTable('orders')
    .set({
      ...ERASED,
      address: '',
      zip_code: sql`substr(zip_code, 1, 3)`,
      attention: '',
      delivery_instructions: '',
      billing_name: '',
      billing_address: '',
      billing_city: '',
      billing_state_code: '',
      billing_zip_code: '',
      placed_from: '',
      cart_id: null,
      updated_at,
    })
    .where('id', 'in', listOf(orderIds))
    .execute();
  await trx
    .updateTable('orders')
    .set({ placed_by_user_id: null })
    .where('placed_by_user_id', 'in', listOf(userIds))
    .execute();
  // The address of a provider's page can open what the buyer typed there.
  await trx
    .updateTable('payment_attempts')
    .set({ hosted_url: null })
    .where('order_id', 'in', listOf(orderIds))
    .execute();
  await trx
    .updateTable('payment_attempts')
    .set({ payer_name: '', payer_email: '', payer_phone: '', payer_company: '', detail: '' })
    .where('id', 'in', listOf(paymentIds))
    .execute();
  await trx
    .updateTable('quotes')
    .set({ ...ERASED, message: '', staff_note: '', decline_reason: '', updated_at })
    .where('id', 'in', listOf(quoteIds))
    .execute();
  await trx.deleteFrom('messages').where('id', 'in', listOf(messageIds)).execute();
}

/** Deletes the account with its users, addresses, documents, prices, sessions, sign-in links, carts, and lists. */
async function deleteAccount(trx: Trx, { customerId, userIds }: BuyerRecords): Promise<void> {
  if (customerId !== null) {
    for (const table of ['orders', 'quotes'] as const)
      await trx.updateTable(table).set({ customer_id: null }).where('customer_id', '=', customerId).execute();
    await trx.deleteFrom('carts').where('customer_id', '=', customerId).execute();
    await trx.deleteFrom('favorite_lists').where(isFavoriteListOf(customerId)).execute();
  }
  await trx.deleteFrom('company_users').where('id', 'in', listOf(userIds)).execute();
  if (customerId !== null) await trx.deleteFrom('customers').where('id', '=', customerId).execute();
}
