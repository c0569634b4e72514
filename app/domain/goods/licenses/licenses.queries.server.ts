import type { Db, Trx } from '../../../../db/schema';
import type { CustomerStatus } from '../../../../db/tables/people';
import { nowIso } from '../../base/shared/clock';
import { getLicenseStanding, type LicenseStanding } from './license.rules';

/** Finds an account's license status; null means guest. */
export async function findLicenceStanding(
  db: Db | Trx,
  customerId: number | null | undefined,
): Promise<LicenseStanding> {
  if (customerId == null) return { state: 'guest' };
  const account = await db
    .selectFrom('customers')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) return { state: 'guest' };
  const standings = await listLicenseStandings(db, [{ id: customerId, status: account.status }]);
  return standings.get(customerId) ?? { state: 'none' };
}

/** Lists the license status of accounts. */
export async function listLicenseStandings(
  db: Db | Trx,
  accounts: readonly { id: number; status: CustomerStatus }[],
): Promise<Map<number, LicenseStanding>> {
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const licences = await db
    .selectFrom('account_documents')
    .select(['customer_id as customerId', 'state', 'expires_on as expiresOn'])
    .where('customer_id', 'in', ids)
    .where('kind', '=', 'licence')
    .orderBy('expires_on', 'desc')
    .execute();
  const shown = new Map<number, typeof licences>();
  for (const licence of licences)
    shown.set(licence.customerId, [...(shown.get(licence.customerId) ?? []), licence]);
  const today = nowIso().slice(0, 10);
  return new Map(
    accounts.map(({ id, status }) => [id, getLicenseStanding(status, shown.get(id) ?? [], today)]),
  );
}

/** Returns whether an account may order restricted products today. */
export async function canOrderRestricted(db: Db | Trx, customerId: number | null | undefined) {
  return (await findLicenceStanding(db, customerId)).state === 'valid';
}
