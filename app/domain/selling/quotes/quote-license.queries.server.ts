import type { Db } from '../../../../db/schema';
import type { LicenseStanding } from '../../goods/licenses/license.rules';
import { findLicenceStanding } from '../../goods/licenses/licenses.queries.server';
import type { Quote } from './quotes.queries.server';

/** The restricted lines of a quote and the account's license status. */
export interface QuoteLicense {
  standing: LicenseStanding;
  /** Product names. */
  needing: string[];
  /** Number of unrestricted lines, which can be quoted separately. */
  others: number;
}

/**
 * Finds what keeps an account from ordering a quote's restricted lines; undefined if it has none.
 *
 * @param customerId the ordering account; null for guests.
 */
export async function findQuoteLicense(
  db: Db,
  { lines }: Quote,
  customerId: number | null,
): Promise<QuoteLicense | undefined> {
  const needing = lines.filter(({ isRestricted }) => isRestricted).map(({ name }) => name);
  if (needing.length === 0) return undefined;
  return {
    standing: await findLicenceStanding(db, customerId),
    needing,
    others: lines.length - needing.length,
  };
}
