import type { Db } from '../../../../db/schema';
import type { LicenceStanding } from '../../goods/licenses/license.rules';
import { findLicenceStanding } from '../../goods/licenses/licenses.queries.server';
import type { Quote } from './quotes.queries.server';

/** The lines of a quote that need a licence, and how an account stands to them. */
export interface QuoteLicence {
  standing: LicenceStanding;
  /** Names of the products. */
  needing: string[];
  /** Lines that need none: they can be asked for again by themselves. */
  others: number;
}

/**
 * What stands between an account and the lines of a quote that need a licence; undefined where no line does.
 *
 * @param customerId the account that would order; null for a guest.
 */
export async function findQuoteLicence(
  db: Db,
  { lines }: Quote,
  customerId: number | null,
): Promise<QuoteLicence | undefined> {
  const needing = lines.filter(({ isRestricted }) => isRestricted).map(({ name }) => name);
  if (needing.length === 0) return undefined;
  return {
    standing: await findLicenceStanding(db, customerId),
    needing,
    others: lines.length - needing.length,
  };
}
