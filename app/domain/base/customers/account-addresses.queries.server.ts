import type { Db, Trx } from '../../../../db/schema';

export type AccountAddress = Awaited<ReturnType<typeof listAccountAddresses>>[number];

/** Lists an account's addresses, default first. */
export async function listAccountAddresses(db: Db | Trx, customerId: number) {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['id', 'label', 'address', 'city', 'state_code as state', 'zip_code as zipCode'])
    .select('is_default')
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ is_default, ...row }) => ({ ...row, isDefault: is_default === 1 }));
}
