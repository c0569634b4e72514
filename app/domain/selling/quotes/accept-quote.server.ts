import type { Db, Trx } from '../../../../db/schema';
import { lockRow } from '../../../../db/lock-row';
import { inTransaction } from '../../../../db/transaction';
import { getTimelineName, type Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import type { SignedIn } from '../cart/cart-buyer.queries.server';
import type { ShippingInfo } from '../checkout/checkout.schema';
import type { PaymentMethod } from '../checkout/payment-methods.rules';
import { findPlacedOrder } from '../orders/place-order.server';
import { linesFingerprint, toPolicy } from '../checkout/totals.rules';
import { writeOrder, type PlacedLine, type PlacedOrder } from '../orders/write-order.server';
import { markQuoteMessageUnread } from '../inbox/thread.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, DomainError, NotFoundError, NotSoldError } from '../../base/shared/errors';
import { QUOTE_STATUS } from './quote-states.rules';
import { getQuoteTotals } from './quote-totals.rules';
import { findQuoteBuyer, findQuoteToAccept, type Quote } from './quotes.queries.server';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

export interface Acceptance {
  accessKey: string;
  /** The signed-in buyer; ignored if the quote belongs to another account. */
  signedIn: SignedIn | undefined;
  customer: ShippingInfo;
  paymentMethod: PaymentMethod;
  providerName: string | undefined;
  poNumber?: string;
  /** Generated with the page; the same form twice is one order. */
  formToken: string;
  expectedTotalCents: number;
  expectedLines?: string | undefined;
}

/** The quote can't be accepted: not priced, declined, or expired. */
export class QuoteNotOpenError extends DomainError {}

/**
 * Converts a priced quote to an order at its locked prices, in one transaction. Accepting again returns the existing
 * order. Doesn't charge.
 *
 * @throws NotFoundError, QuoteNotOpenError, StockShortageError, or ConflictError if it was repriced or the account
 * can't pay later. The quote stays unchanged.
 */
export async function acceptQuote(db: Db, acceptance: Acceptance, actor: Actor): Promise<PlacedOrder> {
  return inTransaction(db, async (trx) => {
    // An order keeps its products' names in English.
    const quote = await inLanguage('en', () => findQuoteToAccept(trx, acceptance.accessKey));
    if (quote === undefined) throw new NotFoundError(t`Quote not found.`);
    // The prefix keeps tokens of carts and other quotes apart.
    const checkoutToken = `quote:${quote.id}:${acceptance.formToken}`;
    const placed = (await findPlacedOrder(trx, checkoutToken)) ?? (await findOrder(trx, quote));
    if (placed !== undefined) return placed;
    if (!(await isTaken(trx, quote))) return getOrderOrRefuse(trx, quote);

    // A concurrent order from a cart must not use the same credit.
    const account = quote.customerId ?? acceptance.signedIn?.customerId ?? null;
    if (account !== null) await lockRow(trx, 'customers', account);
    const buyer = await findQuoteBuyer(trx, quote, acceptance.signedIn);
    const lines = await readLinesToOrder(trx, quote);
    const policy = toPolicy('express', await readSettings(trx));
    const totals = getQuoteTotals(quote.lines, policy, buyer);
    const isUnchanged =
      acceptance.expectedLines === undefined || acceptance.expectedLines === linesFingerprint(lines);
    if (totals.totalCents !== acceptance.expectedTotalCents || !isUnchanged)
      throw new ConflictError(
        t`This quote or our rates changed. Check the new total, then place your order.`,
      );

    const { customer, paymentMethod, providerName, poNumber = '' } = acceptance;
    const order = await writeOrder(
      trx,
      {
        cartId: null,
        policy,
        customer,
        paymentMethod,
        providerName,
        poNumber,
        checkoutToken,
        buyer,
        actor: getTimelineName(actor),
      },
      lines,
      totals,
    );
    await trx.updateTable('quotes').set({ order_id: order.id }).where('id', '=', quote.id).execute();
    await markQuoteMessageUnread(trx, quote.id);
    await recordAudit(trx, actor, 'quote.accept', `quote:${quote.id}`, {
      before: { status: quote.status },
      after: { status: 'accepted', order: order.number },
    });
    return order;
  });
}

async function findOrder(trx: Trx, { order }: Quote): Promise<PlacedOrder | undefined> {
  if (order === undefined) return undefined;
  const { checkout_token: token } = await trx
    .selectFrom('orders')
    .select('checkout_token')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  return findPlacedOrder(trx, token);
}

/** Guarded update: only one acceptance, while the quote is priced and not expired. */
async function isTaken(trx: Trx, quote: Quote): Promise<boolean> {
  const taken = await trx
    .updateTable('quotes')
    .set({ status: 'accepted', revision: quote.revision + 1, updated_at: nowIso() })
    .where('id', '=', quote.id)
    .where('status', '=', 'priced')
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Someone else may have accepted it first; return their order. */
async function getOrderOrRefuse(trx: Trx, { accessKey }: Quote): Promise<PlacedOrder> {
  const quote = await findQuoteToAccept(trx, accessKey);
  const order = quote && (await findOrder(trx, quote));
  if (order !== undefined) return order;
  const status = quote?.status ?? 'requested';
  const { name } = QUOTE_STATUS()[status];
  throw new QuoteNotOpenError(
    status === 'expired'
      ? t`This quote has expired. Request it again for new prices.`
      : t`This quote can’t be accepted. Status: ${name}.`,
  );
}

async function readLinesToOrder(trx: Trx, quote: Quote): Promise<PlacedLine[]> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'price_cents', inPageLanguage('name').as('shown_name')])
    .where(
      'id',
      'in',
      quote.lines.map(({ productId }) => productId),
    )
    .execute();
  const productById = new Map(products.map((product) => [product.id, product]));
  return quote.lines.map((line) => {
    const { productId, name, sku, image, quantity, unitPriceCents } = line;
    const product = productById.get(productId);
    if (!line.isActive) throw new NotSoldError(product?.shown_name ?? name);
    if (unitPriceCents === null) throw new QuoteNotOpenError(t`This quote isn’t priced yet.`);
    const listPriceCents = product?.price_cents ?? unitPriceCents;
    const priceBasis = { kind: 'quote', number: quote.number } as const;
    return { productId, name, sku, picture: image, unitPriceCents, listPriceCents, priceBasis, quantity };
  });
}
