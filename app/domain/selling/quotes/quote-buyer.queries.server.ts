import type { Db, Trx } from '../../../../db/schema';
import { findBuyerOf, type CartBuyer, type SignedIn } from '../cart/cart-buyer.queries.server';

/**
 * Whom a quote's order is for: the account that is signed in, when it asked for the quote or nobody's account did. With
 * the link to a quote of another account one orders as a guest.
 */
export async function quoteBuyerOf(
  db: Db | Trx,
  quote: { customerId: number | null },
  signedIn: SignedIn | undefined,
): Promise<CartBuyer | undefined> {
  if (signedIn === undefined) return undefined;
  const isOthers = quote.customerId !== null && quote.customerId !== signedIn.customerId;
  return isOthers ? undefined : findBuyerOf(db, signedIn);
}
