import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { markQuoteMessageRead } from '../inbox/thread.server';
import { toPolicy, type CheckoutPolicy } from '../checkout/totals.rules';
import { readSettings } from '../../base/settings/settings.queries.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError, FieldError, NotFoundError } from '../../base/shared/errors';
import { formatMoney, MAX_CENTS, toDecimal } from '../../base/shared/money.rules';
import { publishEvent } from '../../base/webhooks/publish-event.server';
import { getPriceField, type QuotePricing } from './quote-handling.schema';
import { queuePricedMail } from './quote-mail.server';
import { canBePriced, QUOTE_STATUS } from './quote-states.rules';
import { readQuoteTotals } from './quote-totals.queries.server';
import { getQuoteTotals } from './quote-totals.rules';
import { findQuote, type Quote } from './quotes.queries.server';
import { changeQuote } from './change-quote.server';

/**
 * Prices a quote, or reprices one that isn't accepted yet, and mails the buyer. Idempotent per form.
 *
 * @throws NotFoundError, QuoteChangedError, DomainError, or FieldError for a missing or implausible price.
 */
export async function priceQuote(db: Db, quoteId: number, pricing: QuotePricing, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const quote = await findQuote(trx, quoteId);
    if (quote === undefined) throw new NotFoundError('Quote not found.');
    const policy = toPolicy('express', await readSettings(trx));
    const prices = mapPricesByLine(quote, pricing, policy);
    if (isDoneAlready(quote, pricing, prices)) return { isNew: false };
    if (quote.revision === pricing.expectedRevision && !canBePriced(quote.status))
      throw new DomainError(
        `This quote is ${QUOTE_STATUS()[quote.status].name.toLowerCase()} and can’t be priced.`,
      );
    await changeQuote(trx, quote, pricing.expectedRevision, {
      status: 'priced',
      expires_at: pricing.expiresOn,
      staff_note: pricing.note,
      priced_at: nowIso(),
      needs_answer: 0,
    });
    if (!pricing.isMeant) assertPlausiblePrices(quote, prices);
    await writePrices(trx, prices);
    const priced = await findQuote(trx, quoteId);
    if (priced === undefined) throw new Error('The quote that was just priced is missing.');
    await markQuoteMessageRead(trx, quoteId);
    await queuePricedMail(trx, quoteId);
    await recordAudit(trx, actor, 'quote.price', `quote:${quoteId}`, {
      before: quote.pricedAt === null ? undefined : toAuditFacts(quote),
      after: toAuditFacts(priced),
    });
    await publishQuote(trx, priced, pricing.expiresOn);
    return { isNew: true };
  });
}

async function publishQuote(trx: Trx, quote: Quote, expiresAt: string): Promise<void> {
  const { id, number, customerId, revision } = quote;
  const { totalCents } = await readQuoteTotals(trx, quote);
  await publishEvent(trx, {
    type: 'quote.priced',
    data: { id, number, customerId, revision, total: toDecimal(totalCents), expiresAt },
  });
}

function mapPricesByLine(quote: Quote, { prices }: QuotePricing, policy: CheckoutPolicy) {
  const byLine = new Map<number, number>();
  for (const line of quote.lines) {
    const cents = prices[`l${line.id}`];
    if (cents === undefined) throw new FieldError(getPriceField(line.id), 'Enter a price');
    byLine.set(line.id, cents);
  }
  const { totalCents } = getQuoteTotals(
    quote.lines.map(({ id, quantity }) => ({ quantity, unitPriceCents: byLine.get(id) ?? 0 })),
    policy,
  );
  const [first] = quote.lines;
  if (first !== undefined && totalCents > MAX_CENTS)
    throw new FieldError(getPriceField(first.id), `Quotes are limited to ${formatMoney(MAX_CENTS)}`);
  return byLine;
}

/** Asks for confirmation of implausible prices: above today's price, or below half of it. */
function assertPlausiblePrices(quote: Quote, prices: Map<number, number>): void {
  for (const { id, todayPriceCents } of quote.lines) {
    const cents = prices.get(id) ?? todayPriceCents;
    if (cents <= todayPriceCents && cents * 2 >= todayPriceCents) continue;
    const way = cents > todayPriceCents ? 'more than' : 'less than half of';
    throw new FieldError(
      getPriceField(id),
      `${formatMoney(cents)} is ${way} today’s price of ${formatMoney(todayPriceCents)}. Change it, or confirm the prices`,
    );
  }
}

/** Returns whether this form was already processed. */
function isDoneAlready(quote: Quote, pricing: QuotePricing, prices: Map<number, number>): boolean {
  return (
    quote.status === 'priced' &&
    quote.revision === pricing.expectedRevision + 1 &&
    quote.expiresAt === pricing.expiresOn &&
    quote.staffNote === pricing.note &&
    quote.lines.every(({ id, unitPriceCents }) => prices.get(id) === unitPriceCents)
  );
}

async function writePrices(trx: Trx, prices: Map<number, number>): Promise<void> {
  for (const [lineId, cents] of prices) {
    await trx.updateTable('quote_lines').set({ unit_price_cents: cents }).where('id', '=', lineId).execute();
  }
}

function toAuditFacts({ lines, expiresAt, staffNote }: Quote) {
  const prices = lines.map(({ sku, unitPriceCents }) => ({ sku, unitPriceCents }));
  return { prices, expiresAt, staffNote };
}
