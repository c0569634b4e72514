import { requestQuote } from '../../app/domain/selling/quotes/request-quote.server';
import { priceQuote } from '../../app/domain/selling/quotes/price-quote.server';
import { findQuote, type Quote } from '../../app/domain/selling/quotes/quotes.queries.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import type { Db } from '../../db/schema';

export const STAFF_ACTOR = { name: 'staff:admin', staffId: null, requestId: 'test' };

interface Wanted {
  lines?: { productId: number; quantity: number }[];
  customerId?: number | null;
  email?: string;
}

/** A quote as a buyer asks for it. */
export async function requestedQuote(
  db: Db,
  { lines, customerId = null, email }: Wanted = {},
): Promise<Quote> {
  const accessKey = randomKey();
  await requestQuote(
    db,
    {
      firstName: 'Jo',
      lastName: 'Miller',
      email: email ?? 'jo@miller-locks.example',
      phone: '',
      company: 'Miller Locks',
      message: 'Keyed alike, please.',
      accessKey,
    },
    lines ?? [{ productId: 1, quantity: 3 }],
    customerId,
  );
  const { id } = await db
    .selectFrom('quotes')
    .select('id')
    .where('access_key', '=', accessKey)
    .executeTakeFirstOrThrow();
  return getQuote(db, id);
}

export async function getQuote(db: Db, id: number): Promise<Quote> {
  const quote = await findQuote(db, id);
  if (quote === undefined) throw new Error('Quote not found.');
  return quote;
}

export const NEXT_WEEK = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();

/** Prices for every line, as the form of staff has them. */
export function pricingOf(quote: Quote, cents = 10_000) {
  return {
    expectedRevision: quote.revision,
    prices: Object.fromEntries(quote.lines.map(({ id }) => [`l${id}`, cents])),
    expiresOn: NEXT_WEEK(),
    note: 'Ships on Monday.',
    isMeant: true,
  };
}

/** A quote that waits for the buyer's answer. */
export async function pricedQuote(db: Db, wanted: Wanted & { cents?: number } = {}): Promise<Quote> {
  const quote = await requestedQuote(db, wanted);
  await priceQuote(db, quote.id, pricingOf(quote, wanted.cents), STAFF_ACTOR);
  return getQuote(db, quote.id);
}

/** Time goes on until the prices no longer hold. */
export async function letExpire(db: Db, quoteId: number): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('quotes').set({ expires_at: past }).where('id', '=', quoteId).execute();
}
