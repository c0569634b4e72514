import type { Trx } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';
import { describeRequiredLicense } from './license.rules';
import { canOrderRestricted } from './licenses.queries.server';

/** A product requires a license that the buyer doesn't have. */
export class LicenseRequiredError extends ConflictError {
  readonly productId: number;

  constructor(productId: number, name: string) {
    super(describeRequiredLicense(name));
    this.productId = productId;
  }
}

/**
 * The single check for restricted products, in the transaction of every order and when adding to a cart.
 *
 * @param customerId the account; null for guests.
 * @throws LicenseRequiredError that names the first refused product.
 */
export async function assertCanOrder(
  trx: Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<void> {
  const [restricted] = await listForbidden(trx, customerId, productIds);
  if (restricted !== undefined) throw new LicenseRequiredError(restricted.id, restricted.name);
}

/** Lists the products the account can't order. */
export async function listForbidden(
  trx: Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (productIds.length === 0) return [];
  const restricted = await trx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', productIds)
    .where('is_restricted', '=', 1)
    .orderBy('id')
    .execute();
  if (restricted.length === 0 || (await canOrderRestricted(trx, customerId))) return [];
  return restricted;
}
