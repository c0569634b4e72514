import type { Db, Trx } from '../../../../db/schema';
import { readSettings } from '../../base/settings/settings.queries.server';
import { findAccountBuyer, type CartBuyer } from '../cart/cart-buyer.queries.server';
import { toPolicy, type Totals } from '../checkout/totals.rules';
import { getQuoteTotals } from './quote-totals.rules';
import type { Quote } from './quotes.queries.server';

/**
 * Computes what a quote costs the account that asked for it; a guest, if none did. Mail and back office show this, and so
 * does the quote's page when that account is signed in.
 */
export async function readQuoteTotals(
  db: Db | Trx,
  quote: Pick<Quote, 'lines' | 'customerId'>,
): Promise<Totals> {
  const owner = quote.customerId === null ? undefined : await findAccountBuyer(db, quote.customerId);
  return readQuoteTotalsFor(db, quote, owner);
}

/** Computes what a quote costs a buyer, for example another person with its link. */
export async function readQuoteTotalsFor(
  db: Db | Trx,
  quote: Pick<Quote, 'lines'>,
  buyer: Pick<CartBuyer, 'isTaxExempt'> | undefined,
): Promise<Totals> {
  return getQuoteTotals(quote.lines, toPolicy('express', await readSettings(db)), buyer);
}
