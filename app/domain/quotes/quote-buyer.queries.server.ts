import type { Db, Trx } from '../../../db/schema';
import { findAccountBuyer, type CartBuyer } from '../cart/cart-buyer.queries.server';

/**
 * The account that a quote's order is for: that of the quote, when its own buyer is the one who is signed in. Whoever
 * merely has the link orders as a guest.
 *
 * @param customerId the account of whoever is signed in.
 */
export async function quoteBuyerOf(
  db: Db | Trx,
  quote: { customerId: number | null },
  customerId: number | null,
): Promise<CartBuyer | undefined> {
  const isOwn = quote.customerId !== null && quote.customerId === customerId;
  return isOwn ? findAccountBuyer(db, quote.customerId) : undefined;
}
