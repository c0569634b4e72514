import type { Trx } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';
import { licenceRequired } from './license.rules';
import { canOrderRestricted } from './licenses.queries.server';

/** Goods that need a licence, and nobody who has shown one. */
export class LicenseRequiredError extends ConflictError {
  readonly productId: number;

  constructor(productId: number, name: string) {
    super(licenceRequired(name));
    this.productId = productId;
  }
}

/**
 * The one rule of restricted goods. It is asked in the transaction that writes the order, whichever way the order
 * came, and again wherever something goes into a cart.
 *
 * @param customerId the account that orders; nothing for a guest.
 * @throws LicenseRequiredError that names the first product that may not be ordered.
 */
export async function assertCanOrder(
  trx: Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<void> {
  const [restricted] = await listForbidden(trx, customerId, productIds);
  if (restricted !== undefined) throw new LicenseRequiredError(restricted.id, restricted.name);
}

/** Those of the products that the account may not order. */
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
