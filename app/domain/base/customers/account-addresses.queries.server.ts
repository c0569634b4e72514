import type { Db, Trx } from '../../../../db/schema';

export interface AccountAddress {
  id: number;
  label: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  isDefault: boolean;
}

/** Lists an account's addresses, default first. */
export async function listAccountAddresses(db: Db | Trx, customerId: number): Promise<AccountAddress[]> {
  const rows = await db
    .selectFrom('account_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    address: row.address,
    city: row.city,
    state: row.state_code,
    zipCode: row.zip_code,
    isDefault: row.is_default === 1,
  }));
}
