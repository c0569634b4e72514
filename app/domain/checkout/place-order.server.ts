import type { Db, Trx } from '../../../db/schema';
import { findCartBuyer, type CartBuyer } from '../cart/cart-buyer.queries.server';
import { effectivePriceOf } from '../catalogue/product.rules';
import { imageOf } from '../catalogue/product-card.queries.server';
import { moveStock } from '../inventory/stock-ledger.server';
import { queueOnAccountMail, queueTransferMail } from '../orders/order-mail.server';
import type { OrderState } from '../orders/order-states.rules';
import { isoIn, nowIso } from '../shared/clock';
import { formatMoney } from '../shared/money.rules';
import { ConflictError, DomainError, StockShortageError } from '../shared/errors';
import { randomKey, readableNumber } from '../shared/random.server';
import { forgetCheckoutDraft } from './checkout-drafts.server';
import { type CustomerInfo } from './checkout.schema';
import { isCharged, isTransfer, ON_ACCOUNT, type PaymentMethod } from './payment-methods.rules';
import { marksOf } from './shown-order.rules';
import { totalsOf, type CheckoutPolicy, type Totals } from './totals.rules';

/** A transfer that has not arrived by then gives its stock back. */
const TRANSFER_EXPIRY_MS = 72 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Placement {
  cartId: string;
  policy: CheckoutPolicy;
  customer: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** The provider that will charge; undefined for transfers. */
  providerName: string | undefined;
  /** One token is one order. */
  checkoutToken: string;
  /** The total that the buyer agreed to, in cents. */
  shownTotalCents: number;
  /** The lines that the buyer agreed to, as `marksOf` writes them; not compared when left out. */
  shownLines?: string | undefined;
  /** The buyer's own number for the order. */
  poNumber?: string;
}

export interface PlacedOrder {
  policy: CheckoutPolicy['name'];
  id: number;
  number: string;
  accessKey: string;
  state: OrderState;
  totalCents: number;
  currency: string;
  /** The key of the payment attempt to charge; undefined for transfers. */
  attemptKey: string | undefined;
  /** False when the token had been used before: nothing was done now. */
  isNew: boolean;
}

export class EmptyCartError extends DomainError {}

/** The prices moved since the page was shown: nothing is placed, the buyer looks again. */
export class TotalChangedError extends ConflictError {
  readonly totals: Totals;

  constructor(totals: Totals) {
    super('Your cart or its prices have changed. Please check the new total before you order.');
    this.totals = totals;
  }
}

interface PlacedLine {
  productId: number;
  name: string;
  sku: string;
  picture: string;
  unitPriceCents: number;
  listPriceCents: number;
  quantity: number;
}

/**
 * DESIGN 5, 'Place': in one transaction the order with its price snapshots, the stock it takes, the ledger rows
 * and the payment attempt; the cart is emptied and its draft forgotten. Nothing is charged here.
 *
 * @throws EmptyCartError, TotalChangedError, StockShortageError, or ConflictError for a token of another cart.
 */
export async function placeOrder(db: Db, placement: Placement): Promise<PlacedOrder> {
  return db.transaction().execute(async (trx) => {
    const placed = await findByToken(trx, placement);
    if (placed !== undefined) return placed;

    const lines = await linesToOrder(trx, placement.cartId);
    const buyer = await findCartBuyer(trx, placement.cartId);
    const totals = totalsOf(lines, placement.policy, buyer);
    const isAsShown = placement.shownLines === undefined || placement.shownLines === marksOf(lines);
    if (totals.totalCents !== placement.shownTotalCents || !isAsShown) throw new TotalChangedError(totals);

    if (placement.paymentMethod === ON_ACCOUNT) assertCredit(buyer, totals);
    const state = firstStateOf(placement.paymentMethod);
    const order = await insertOrder(trx, placement, totals, state, buyer);
    await insertLines(trx, order.id, lines);
    // Sorted, so that two orders of the same products take their rows in the same order.
    for (const line of [...lines].sort((a, b) => a.productId - b.productId)) {
      await moveStock(trx, {
        productId: line.productId,
        delta: -line.quantity,
        kind: 'sale',
        reason: `Order ${order.number}`,
        actor: 'buyer',
        cause: `order:${order.id}`,
      });
    }
    const attemptKey = isCharged(placement.paymentMethod)
      ? await insertAttempt(trx, order.id, placement, totals)
      : undefined;
    await trx
      .insertInto('order_events')
      .values({
        order_id: order.id,
        from_state: null,
        to_state: state,
        actor: 'buyer',
        detail: 'Order placed',
        created_at: nowIso(),
      })
      .execute();
    if (state === 'awaiting_transfer') await queueTransferMail(trx, order.id);
    if (state === 'on_account') await queueOnAccountMail(trx, order.id);
    await trx.deleteFrom('cart_lines').where('cart_id', '=', placement.cartId).execute();
    await forgetCheckoutDraft(trx, placement.cartId);
    return {
      policy: placement.policy.name,
      id: order.id,
      number: order.number,
      accessKey: order.access_key,
      state,
      totalCents: totals.totalCents,
      currency: 'USD',
      attemptKey,
      isNew: true,
    };
  });
}

function firstStateOf(method: PaymentMethod): OrderState {
  if (method === ON_ACCOUNT) return 'on_account';
  return isTransfer(method) ? 'awaiting_transfer' : 'pending';
}

/**
 * Asked in the transaction that places the order, so that two orders at once cannot both use the last of the credit.
 *
 * @throws ConflictError for an account that cannot pay later, or that owes too much already.
 */
function assertCredit(buyer: CartBuyer | undefined, { totalCents }: Totals): void {
  if (buyer?.onAccount === undefined)
    throw new ConflictError('Your account cannot pay later. Choose another payment method.');
  const { availableCents } = buyer.onAccount;
  if (totalCents > availableCents)
    throw new ConflictError(
      `This order is more than your account may still owe, which is ${formatMoney(availableCents)}. Choose another payment method.`,
    );
}

async function findByToken(trx: Trx, placement: Placement): Promise<PlacedOrder | undefined> {
  const order = await findPlacedOrder(trx, placement.checkoutToken);
  if (order !== undefined && order.cartId !== placement.cartId) {
    throw new ConflictError('This checkout has been used already.');
  }
  return order;
}

/** The order that this token has made already, and the cart that it came from. */
export async function findPlacedOrder(
  db: Db | Trx,
  checkoutToken: string,
): Promise<(PlacedOrder & { cartId: string | null }) | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'access_key', 'policy', 'state', 'total_cents', 'currency', 'cart_id'])
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return {
    policy: order.policy,
    id: order.id,
    number: order.number,
    accessKey: order.access_key,
    state: order.state,
    totalCents: order.total_cents,
    currency: order.currency,
    attemptKey: undefined,
    isNew: false,
    cartId: order.cart_id,
  };
}

async function linesToOrder(trx: Trx, cartId: string): Promise<PlacedLine[]> {
  const rows = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.product_id',
      'l.quantity',
      'p.name',
      'p.sku',
      'p.image_url',
      'p.picture',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.is_active',
    ])
    .where('l.cart_id', '=', cartId)
    .orderBy('l.added_at')
    .orderBy('l.product_id')
    .execute();
  if (rows.length === 0) throw new EmptyCartError('Your cart is empty');
  return rows.map((row) => {
    if (row.is_active === 0) throw new StockShortageError(row.product_id, row.name, 0);
    return {
      productId: row.product_id,
      name: row.name,
      sku: row.sku,
      picture: imageOf(row),
      unitPriceCents: effectivePriceOf({
        priceCents: row.price_cents,
        salePriceCents: row.sale_price_cents,
        isOnSale: row.is_on_sale === 1,
      }),
      listPriceCents: row.price_cents,
      quantity: row.quantity,
    };
  });
}

async function insertOrder(
  trx: Trx,
  placement: Placement,
  totals: Totals,
  state: OrderState,
  buyer: CartBuyer | undefined,
) {
  const { customer } = placement;
  return trx
    .insertInto('orders')
    .values({
      number: readableNumber('KW'),
      access_key: randomKey(),
      checkout_token: placement.checkoutToken,
      cart_id: placement.cartId,
      customer_id: buyer?.customerId ?? null,
      policy: placement.policy.name,
      state,
      payment_method: placement.paymentMethod,
      currency: 'USD',
      subtotal_cents: totals.subtotalCents,
      shipping_cents: totals.shippingCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      company: customer.company,
      address: customer.address,
      city: customer.city,
      state_code: customer.state,
      zip_code: customer.zipCode,
      due_at: state === 'on_account' ? isoIn((buyer?.onAccount?.netTermsDays ?? 0) * DAY_MS) : null,
      expires_at: state === 'awaiting_transfer' ? isoIn(TRANSFER_EXPIRY_MS) : null,
      po_number: placement.poNumber ?? '',
      carrier: '',
      tracking_number: '',
      placed_at: nowIso(),
      paid_at: null,
      updated_at: nowIso(),
    })
    .returning(['id', 'number', 'access_key'])
    .executeTakeFirstOrThrow();
}

async function insertLines(trx: Trx, orderId: number, lines: PlacedLine[]): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        product_id: line.productId,
        name: line.name,
        sku: line.sku,
        picture: line.picture,
        unit_price_cents: line.unitPriceCents,
        list_price_cents: line.listPriceCents,
        quantity: line.quantity,
        total_cents: line.unitPriceCents * line.quantity,
      })),
    )
    .execute();
}

async function insertAttempt(
  trx: Trx,
  orderId: number,
  placement: Placement,
  totals: Totals,
): Promise<string> {
  if (placement.providerName === undefined) throw new Error('A charged order needs a provider.');
  const key = randomKey();
  await trx
    .insertInto('payment_attempts')
    .values({
      order_id: orderId,
      provider: placement.providerName,
      method: placement.paymentMethod,
      idempotency_key: key,
      state: 'sent',
      amount_cents: totals.totalCents,
      currency: 'USD',
      provider_reference: null,
      detail: '',
      sent_at: nowIso(),
      settled_at: null,
    })
    .execute();
  return key;
}
