import type { Db, Trx } from '../../../../db/schema';
import { findSignedInBuyer, type CartBuyer, type SignedIn } from '../cart/cart-buyer.queries.server';

/**
 * Finds the buyer of a quote's order: the signed-in account, if it or a guest requested the quote. Anyone else with
 * the link orders as a guest.
 */
export async function findQuoteBuyer(
  db: Db | Trx,
  quote: { customerId: number | null },
  signedIn: SignedIn | undefined,
): Promise<CartBuyer | undefined> {
  if (signedIn === undefined) return undefined;
  const isOthers = quote.customerId !== null && quote.customerId !== signedIn.customerId;
  return isOthers ? undefined : findSignedInBuyer(db, signedIn);
}
