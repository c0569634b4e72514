import type { Db, Trx } from '../../../db/schema';
import { findBuyerOf, type CartBuyer, type SignedIn } from '../cart/cart-buyer.queries.server';

/**
 * Whom a quote's order is for: a user of the quote's own account, when one is signed in. Whoever merely has the link orders
 * as a guest.
 */
export async function quoteBuyerOf(
  db: Db | Trx,
  quote: { customerId: number | null },
  signedIn: SignedIn | undefined,
): Promise<CartBuyer | undefined> {
  const isOwn = quote.customerId !== null && quote.customerId === signedIn?.customerId;
  return isOwn ? findBuyerOf(db, signedIn) : undefined;
}
