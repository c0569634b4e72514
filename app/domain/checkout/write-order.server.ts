import type { Trx } from '../../../db/schema';
import type { CartBuyer } from '../cart/cart-buyer.queries.server';
import { moveStock } from '../inventory/stock-ledger.server';
import { assertMayOrder } from '../licences/may-order.server';
import { queueOnAccountMail, queueTransferMail } from '../orders/order-mail.server';
import type { OrderState } from '../orders/order-states.rules';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError } from '../shared/errors';
import { formatMoney } from '../shared/money.rules';
import { randomKey, readableNumber } from '../shared/random.server';
import type { CustomerInfo } from './checkout.schema';
import { isCharged, isTransfer, ON_ACCOUNT, type PaymentMethod } from './payment-methods.rules';
import type { CheckoutPolicy, Totals } from './totals.rules';

/** A transfer that has not arrived by then gives its stock back. */
const TRANSFER_EXPIRY_MS = 72 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything about an order but what is in it. */
export interface OrderToWrite {
  /** The cart that it came from; null when it came from elsewhere. */
  cartId: string | null;
  policy: CheckoutPolicy;
  customer: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** The provider that will charge; undefined for transfers. */
  providerName: string | undefined;
  /** One token is one order. */
  checkoutToken: string;
  /** The buyer's own number for the order. */
  poNumber?: string;
  buyer: CartBuyer | undefined;
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

export interface PlacedLine {
  productId: number;
  name: string;
  sku: string;
  picture: string;
  unitPriceCents: number;
  listPriceCents: number;
  quantity: number;
}

/**
 * DESIGN 5, 'Place': writes the order with its price snapshots, takes its stock with the ledger rows, and opens the
 * payment attempt. Every order of the store is written here.
 *
 * @throws StockShortageError, LicenceRequiredError, or ConflictError for an account that may not pay later.
 */
export async function writeOrder(
  trx: Trx,
  placement: OrderToWrite,
  lines: PlacedLine[],
  totals: Totals,
): Promise<PlacedOrder> {
  await assertMayOrder(
    trx,
    placement.buyer?.customerId,
    lines.map(({ productId }) => productId),
  );
  if (placement.paymentMethod === ON_ACCOUNT) assertCredit(placement.buyer, totals);
  const state = firstStateOf(placement.paymentMethod);
  const order = await insertOrder(trx, placement, totals, state);
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

async function insertOrder(trx: Trx, placement: OrderToWrite, totals: Totals, state: OrderState) {
  const { customer, buyer } = placement;
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
  placement: OrderToWrite,
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
