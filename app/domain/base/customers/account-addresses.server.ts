import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { nowIso } from '../shared/clock';
import { ConflictError, NotFoundError } from '../shared/errors';
import type { AccountAddressInput } from './account.schema';
import { t } from '~/i18n/text';

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

/** Keeps scripted forms from filling the table. */
export const MAX_ADDRESSES = 100;

/** Adds an address; the first one becomes the default. @throws ConflictError if there are too many. */
export async function addAccountAddress(db: Db, customerId: number, added: AccountAddressInput) {
  return inTransaction(db, async (trx) => {
    const addresses = await listAccountAddresses(trx, customerId);
    if (addresses.length >= MAX_ADDRESSES)
      throw new ConflictError(t`You can save up to ${MAX_ADDRESSES} addresses. Remove one first.`);
    const isDefault = added.isDefault || addresses.length === 0;
    if (isDefault) await clearDefault(trx, customerId);
    const { id } = await trx
      .insertInto('account_addresses')
      .values({ customer_id: customerId, created_at: nowIso(), ...toColumns({ ...added, isDefault }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws NotFoundError for another account's address. */
export async function changeAccountAddress(
  db: Db,
  customerId: number,
  id: number,
  change: AccountAddressInput,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (change.isDefault) await clearDefault(trx, customerId);
    const changed = await trx
      .updateTable('account_addresses')
      .set(toColumns(change))
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw new NotFoundError(t`Address not found.`);
  });
}

/** @throws NotFoundError for another account's address. */
export async function removeAccountAddress(db: Db, customerId: number, id: number): Promise<void> {
  const removed = await db
    .deleteFrom('account_addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (removed.numDeletedRows !== 1n) throw new NotFoundError(t`Address not found.`);
}

async function clearDefault(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('account_addresses')
    .set({ is_default: 0 })
    .where('customer_id', '=', customerId)
    .execute();
}

function toColumns(input: AccountAddressInput) {
  return {
    label: input.label,
    address: input.address,
    city: input.city,
    state_code: input.state,
    zip_code: input.zipCode,
    is_default: input.isDefault ? (1 as const) : (0 as const),
  };
}
