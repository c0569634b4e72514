import { sql, type RawBuilder } from 'kysely';

import { rowsOf } from '../../../db/dialect';
import type { Db, Trx } from '../../../db/schema';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createReadableKey } from '../../domain/base/shared/random.server';
import type { Buyer } from './personal-data.schema';

/** What the store has about a buyer: the IDs of their records. */
export interface BuyerRecords {
  /** The account; null for a guest. */
  customerId: number | null;
  /** The address by which staff know the buyer. */
  email: string;
  /** The addresses that belong to no one else. */
  emails: string[];
  userIds: number[];
  orderIds: number[];
  quoteIds: number[];
  messageIds: number[];
  /** Payment attempts without an order. */
  paymentIds: number[];
}

/** An IN list of any length. */
export function listOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`(select list.value from ${rowsOf(ids)} as list)`;
}

/** Finds the account that an email address belongs to, as its contact or as a user who signs in. */
export async function findAccountOfEmail(db: Db | Trx, email: string): Promise<number | undefined> {
  const account = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst();
  if (account !== undefined) return account.id;
  const user = await db
    .selectFrom('company_users')
    .select('customer_id')
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return user?.customer_id;
}

/**
 * Finds a buyer's records: those of the account, and those of guests with one of its addresses.
 *
 * @throws NotFoundError if there is no such account, or if the address belongs to one.
 */
export async function findBuyerRecords(db: Db | Trx, buyer: Buyer): Promise<BuyerRecords> {
  const customerId = 'customerId' in buyer ? buyer.customerId : null;
  const email = 'email' in buyer ? buyer.email : await readAccountEmail(db, buyer.customerId);
  if (customerId === null && (await findAccountOfEmail(db, email)) !== undefined)
    throw new NotFoundError('This email address belongs to an account.');
  const emails = await listOwnEmails(db, customerId, email);
  const hasEmail = (column: string) =>
    emails.length === 0
      ? sql<boolean>`1 = 0`
      : sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(emails)})`;
  const users = await db
    .selectFrom('company_users')
    .select('id')
    .where((build) =>
      build.or([
        ...(customerId === null ? [] : [build('customer_id', '=', customerId)]),
        // Someone who no longer signs in for an account.
        build.and([hasEmail('email'), build('removed_at', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const listIds = async (table: 'orders' | 'quotes') => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where((build) =>
        build.or([
          ...(customerId === null ? [] : [build('customer_id', '=', customerId)]),
          hasEmail('email'),
        ]),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  const orderIds = await listIds('orders');
  const quoteIds = await listIds('quotes');
  const messages = await db
    .selectFrom('messages')
    .select('id')
    .where((build) => build.or([hasEmail('email'), build('quote_id', 'in', listOf(quoteIds))]))
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', 'is', null)
    .where(hasEmail('payer_email'))
    .orderBy('id')
    .execute();
  return {
    customerId,
    email,
    emails,
    userIds: users.map(({ id }) => id),
    orderIds,
    quoteIds,
    messageIds: messages.map(({ id }) => id),
    paymentIds: payments.map(({ id }) => id),
  };
}

async function readAccountEmail(db: Db | Trx, customerId: number): Promise<string> {
  const account = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) throw new NotFoundError('Account not found.');
  return account.email;
}

/** A removed user's address may be another account's by now; then it isn't this buyer's any more. */
async function listOwnEmails(db: Db | Trx, customerId: number | null, email: string): Promise<string[]> {
  if (customerId === null) return [email];
  const users = await db
    .selectFrom('company_users')
    .select('email')
    .where('customer_id', '=', customerId)
    .execute();
  const own: string[] = [];
  for (const one of new Set([email, ...users.map((user) => user.email)]))
    if (await isOwnEmail(db, customerId, one)) own.push(one.toLowerCase());
  return own;
}

/** Returns whether no other account has the address. */
export async function isOwnEmail(db: Db | Trx, customerId: number | null, email: string): Promise<boolean> {
  const holder = await findAccountOfEmail(db, email.toLowerCase());
  return holder === undefined || holder === customerId;
}

/** An audit subject that doesn't tell who a guest is. */
export function getBuyerSubject({ customerId }: BuyerRecords): string {
  return customerId === null ? `guest:${createReadableKey(2)}` : `customer:${customerId}`;
}

export function countRecords({ userIds, orderIds, quoteIds, messageIds, paymentIds }: BuyerRecords) {
  return {
    users: userIds.length,
    orders: orderIds.length,
    quotes: quoteIds.length,
    messages: messageIds.length,
    paymentsWithoutOrder: paymentIds.length,
  };
}
