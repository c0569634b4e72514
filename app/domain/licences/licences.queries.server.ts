import type { Db, Trx } from '../../../db/schema';
import { nowIso } from '../shared/clock';
import { isValidOn, type LicenceStanding } from './licence.rules';

/** How an account stands to goods that need a licence; null stands for a guest. */
export async function findLicenceStanding(
  db: Db | Trx,
  customerId: number | null | undefined,
): Promise<LicenceStanding> {
  if (customerId == null) return { state: 'guest' };
  const account = await db
    .selectFrom('customers')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) return { state: 'guest' };
  if (account.status !== 'approved') return { state: account.status === 'applied' ? 'applied' : 'refused' };
  const licences = await db
    .selectFrom('account_documents')
    .select(['state', 'expires_on'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'licence')
    .orderBy('expires_on', 'desc')
    .execute();
  const accepted = licences.find(({ state }) => state === 'accepted');
  const on = accepted?.expires_on ?? null;
  if (on !== null && isValidOn(on, nowIso().slice(0, 10))) return { state: 'valid', on };
  if (licences.some(({ state }) => state === 'waiting')) return { state: 'waiting' };
  if (on !== null) return { state: 'expired', on };
  return { state: licences.length > 0 ? 'declined' : 'none' };
}

/** Whether an account may have restricted goods today: approved, with a licence that was accepted and is valid. */
export async function mayOrderRestricted(
  db: Db | Trx,
  customerId: number | null | undefined,
): Promise<boolean> {
  return (await findLicenceStanding(db, customerId)).state === 'valid';
}
