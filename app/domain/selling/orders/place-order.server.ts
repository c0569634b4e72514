import { SOLD_FLAG } from '../../goods/catalog/is-sold.server';
import type { Db, Trx } from '../../../../db/schema';
import { lockRow } from '../../../../db/lock-row';
import { inWaitingTransaction } from '../../../../db/transaction';
import { findSignedInBuyer } from '../cart/cart-buyer.queries.server';
import { lockCart } from '../cart/lock-cart.server';
import { getImage } from '../../goods/catalog/product-card.queries.server';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import { getBestPrice } from '../../goods/prices/price.rules';
import { readSettings } from '../../base/settings/settings.queries.server';
import { ConflictError, DomainError, NotSoldError } from '../../base/shared/errors';
import { deleteCheckoutDraft } from '../checkout/checkout-drafts.server';
import { getTotals, linesFingerprint, toPolicy, type Totals } from '../checkout/totals.rules';
import { requestEmailConfirmation } from './email-confirmation.server';
import { UnconfirmedEmailError } from './unpaid-holds.server';
import { writeOrder, type NewOrder, type PlacedOrder } from './write-order.server';
import { t } from '~/i18n/text';
import { toPricing } from '../../goods/catalog/product.rules';
import { inLanguage } from '~/i18n/language.server';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

export interface Placement extends Omit<NewOrder, 'buyer'> {
  cartId: string;
  /** The total the buyer confirmed, in cents. */
  expectedTotalCents: number;
  /** The lines the buyer confirmed, as `linesFingerprint` formats them. If undefined, they aren't compared. */
  expectedLines?: string | undefined;
}

export class EmptyCartError extends DomainError {}

/** Prices changed since the page was shown. Nothing was placed. */
export class TotalChangedError extends ConflictError {
  readonly totals: Totals;

  constructor(totals: Totals) {
    super(t`Your cart or its prices changed. Check the new total, then place your order.`);
    this.totals = totals;
  }
}

/**
 * Places an order in one transaction (DESIGN 5, Place): order, price snapshots, stock, ledger rows, and payment
 * attempt. Empties the cart and deletes its draft. Doesn't charge.
 *
 * @throws EmptyCartError, TotalChangedError, NotSoldError, StockShortageError, ConflictError for another cart's token, or
 * UnconfirmedEmailError after mailing a link to confirm the address.
 */
export async function placeOrder(db: Db, placement: Placement): Promise<PlacedOrder> {
  try {
    return await placeOnce(db, placement);
  } catch (error) {
    if (!(error instanceof UnconfirmedEmailError)) throw error;
    // In its own transaction, because placing was rolled back.
    const { email } = placement.customer;
    const isQueued = await requestEmailConfirmation(db, email);
    const next = isQueued
      ? t`We’ve emailed a link to ${email}.`
      : t`Use the link we already emailed to ${email}, or try again tomorrow.`;
    throw new UnconfirmedEmailError(`${error.message} ${next}`);
  }
}

function placeOnce(db: Db, placement: Placement): Promise<PlacedOrder> {
  return inWaitingTransaction(db, async (trx) => {
    // A second submission of the same form waits here, then finds the first one's order.
    const owner = await lockCart(trx, placement.cartId);
    const placed = await findByToken(trx, placement);
    if (placed !== undefined) return placed;

    // Two orders of an account must not use the same credit.
    if (owner?.customerId != null) await lockRow(trx, 'customers', owner.customerId);
    const buyer = owner && (await findSignedInBuyer(trx, owner));
    const lines = await readLinesToOrder(trx, placement.cartId, buyer?.customerId);
    // Read inside the transaction: changed rates change the total, so nothing is placed.
    const policy = toPolicy(placement.policy.name, await readSettings(trx));
    const totals = getTotals(lines, policy, buyer);
    const isUnchanged =
      placement.expectedLines === undefined || placement.expectedLines === linesFingerprint(lines);
    if (totals.totalCents !== placement.expectedTotalCents || !isUnchanged)
      throw new TotalChangedError(totals);

    const order = await writeOrder(trx, { ...placement, buyer }, lines, totals);
    await trx.deleteFrom('cart_lines').where('cart_id', '=', placement.cartId).execute();
    await deleteCheckoutDraft(trx, placement.cartId);
    return order;
  });
}

async function findByToken(trx: Trx, placement: Placement): Promise<PlacedOrder | undefined> {
  const order = await findPlacedOrder(trx, placement.checkoutToken);
  if (order !== undefined && order.cartId !== placement.cartId) {
    throw new ConflictError(t`This checkout was already completed.`);
  }
  return order;
}

/** Finds the order already placed with this token, and its cart. */
export async function findPlacedOrder(db: Db | Trx, checkoutToken: string) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'access_key as accessKey', 'policy', 'state'])
    .select(['total_cents as totalCents', 'currency', 'cart_id as cartId'])
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return { ...order, attemptKey: undefined, isNew: false };
}

async function readLinesToOrder(trx: Trx, cartId: string, customerId: number | undefined) {
  const rows = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.product_id',
      'l.quantity',
      'p.name',
      inPageLanguage('p.name').as('shown_name'),
      'p.sku',
      'p.image_url',
      'p.picture',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      SOLD_FLAG.as('is_sold'),
    ])
    .where('l.cart_id', '=', cartId)
    .orderBy('l.added_at')
    .orderBy('l.product_id')
    .execute();
  if (rows.length === 0) throw new EmptyCartError(t`Your cart is empty`);
  const productIds = rows.map((row) => row.product_id);
  // An order keeps the tier's name in English.
  const termsOf = await inLanguage('en', () => readBuyerTerms(trx, customerId, productIds));
  return rows.map((row) => {
    if (row.is_sold === 0) throw new NotSoldError(row.shown_name);
    const price = getBestPrice(toPricing(row), termsOf(row.product_id), row.quantity);
    return {
      productId: row.product_id,
      name: row.name,
      sku: row.sku,
      picture: getImage(row),
      unitPriceCents: price.unitPriceCents,
      priceBasis: price.basis,
      listPriceCents: row.price_cents,
      quantity: row.quantity,
    };
  });
}
