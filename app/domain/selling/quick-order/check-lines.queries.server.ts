import type { Db } from '../../../../db/schema';
import { describeRequiredLicense } from '../../goods/licenses/license.rules';
import { findLicenceStanding } from '../../goods/licenses/licenses.queries.server';
import { priceLines } from './price-lines.queries.server';
import type { TypedLine } from './quick-order-lines.rules';
import type { CheckedLine } from './quick-order.rules';
import { resolveLines } from './resolve-lines.queries.server';

/** Looks up lines at the buyer's prices and removes what they can't order. */
export async function checkLines(db: Db, customerId: number | null | undefined, typed: TypedLine[]) {
  const lines = await priceLines(db, customerId, await resolveLines(db, typed));
  const standing = await findLicenceStanding(db, customerId);
  return { lines: standing.state === 'valid' ? lines : lines.map(removeLicense), standing };
}

/** Adds the license problem to the line's other problems, so the buyer fixes them in one round. */
function removeLicense(line: CheckedLine): CheckedLine {
  const { product, status, sentence } = line;
  if (product === undefined || !product.isRestricted) return line;
  const needed = describeRequiredLicense(product.name);
  if (status !== 'found')
    return { ...line, sentence: sentence === undefined ? needed : `${sentence} ${needed}` };
  return { ...line, status: 'licence-required', sentence: needed, orderable: 0, totalCents: 0 };
}
