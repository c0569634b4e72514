import type { Trx } from '../../../db/schema';
import { type BuyerRecords, isOwnEmail, listOf } from './buyer-records.queries.server';

/** The values that identify a buyer. */
export interface BuyerIdentity {
  /** All of them, to take them out of texts about the buyer's own records. */
  values: string[];
  /** Those that identify the buyer anywhere: addresses for mail, phone numbers, and street addresses. */
  unique: string[];
}

interface IdentityRow {
  email?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  company?: string;
  address?: string;
}

/** Collects the values that identify a buyer from all of their records. */
export async function readBuyerIdentity(trx: Trx, records: BuyerRecords): Promise<BuyerIdentity> {
  const { customerId, userIds, orderIds, quoteIds, messageIds, paymentIds, emails } = records;
  const accountIds = listOf(customerId === null ? [] : [customerId]);
  const rows: IdentityRow[] = [
    ...emails.map((email) => ({ email })),
    ...(await trx
      .selectFrom('customers')
      .select(['email', 'first_name', 'last_name', 'phone', 'company_name as company', 'address'])
      .where('id', 'in', accountIds)
      .execute()),
    ...(await trx
      .selectFrom('company_users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', 'in', listOf(userIds))
      .execute()),
    ...(await trx
      .selectFrom('account_addresses')
      .select('address')
      .where('customer_id', 'in', accountIds)
      .execute()),
    ...(await trx
      .selectFrom('orders')
      .select(['email', 'first_name', 'last_name', 'phone', 'company', 'address'])
      .where('id', 'in', listOf(orderIds))
      .execute()),
    ...(await trx
      .selectFrom('orders')
      .select(['attention as last_name', 'billing_name as company', 'billing_address as address'])
      .where('id', 'in', listOf(orderIds))
      .execute()),
    ...(await trx
      .selectFrom('quotes')
      .select(['email', 'first_name', 'last_name', 'phone', 'company'])
      .where('id', 'in', listOf(quoteIds))
      .execute()),
    ...(await trx
      .selectFrom('messages')
      .select(['email', 'first_name', 'last_name', 'phone', 'company'])
      .where('id', 'in', listOf(messageIds))
      .execute()),
    ...(await trx
      .selectFrom('payment_attempts')
      .select([
        'payer_email as email',
        'payer_name as last_name',
        'payer_phone as phone',
        'payer_company as company',
      ])
      .where('id', 'in', listOf(paymentIds))
      .execute()),
  ];
  const own: string[] = [];
  for (const email of distinct(rows.map((row) => row.email)))
    // An order of the account may name somebody else's address.
    if (await isOwnEmail(trx, customerId, email)) own.push(email);
  const phones = distinct(rows.map(({ phone }) => phone)).filter(
    (phone) => phone.replace(/\D/g, '').length >= 7,
  );
  const streets = distinct(rows.map(({ address }) => address)).filter((street) => street.length >= 6);
  const names = distinct(rows.flatMap((row) => [row.first_name, row.last_name, row.company]));
  return { values: [...own, ...phones, ...streets, ...names], unique: [...own, ...phones, ...streets] };
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.map((value) => value?.trim() ?? ''))].filter((value) => value !== '');
}
