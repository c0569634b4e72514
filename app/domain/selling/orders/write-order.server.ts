import type { Trx } from '../../../../db/schema';
import type { CartBuyer } from '../cart/cart-buyer.queries.server';
import { isOverLimit } from '../../base/customers/spending-limit.rules';
import type { PriceBasis } from '../../goods/prices/price-basis.schema';
import { moveStocks } from '../../goods/stock/stock-ledger.server';
import { assertCanOrder } from '../../goods/licenses/may-order.server';
import { queueApprovalMails } from './approval-mail.server';
import { queueOnAccountMail, queueTransferMail } from './order-mail.server';
import type { OrderState } from './order-states.rules';
import { GUEST } from '../../base/audit/actor';
import { getHoldEnd } from './unpaid-holds.rules';
import { checkGuestHold } from './unpaid-holds.server';
import { isoIn, nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { readSettings } from '../../base/settings/settings.queries.server';
import type { Settings } from '../../base/settings/settings.rules';
import { formatMoney } from '../../base/shared/money.rules';
import { randomKey, createReadableNumber } from '../../base/shared/random.server';
import { publishOrderEvent } from '../../base/webhooks/publish-event.server';
import type { ShippingInfo } from '../checkout/checkout.schema';
import { isCharged, isTransfer, ON_ACCOUNT, type PaymentMethod } from '../checkout/payment-methods.rules';
import type { CheckoutPolicy, Totals } from '../checkout/totals.rules';
import { getLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_TERMS = () => t`Your account doesn’t have net terms.`;
const CHOOSE_ANOTHER = () => t`Select another payment method.`;

/** An order without its lines. */
export interface NewOrder {
  /** The source cart; null for orders from quotes. */
  cartId: string | null;
  /** Hash of the client's address, '' if unknown; undefined if unpaid orders aren't limited. */
  placedFrom?: string | undefined;
  /** The checkout it was placed through. */
  policy: Pick<CheckoutPolicy, 'name'>;
  customer: ShippingInfo;
  paymentMethod: PaymentMethod;
  /** The provider that will charge; undefined for transfers. */
  providerName: string | undefined;
  /** Unique per order. */
  checkoutToken: string;
  /** The buyer's own order number. */
  poNumber?: string;
  buyer: CartBuyer | undefined;
  /** Who places it, as timelines name them. By default, the buyer without a name, or a guest. */
  actor?: string;
  /** Whether an order over the buyer's limit waits for approval or is refused. */
  overLimit?: 'waits' | 'refused';
}

/** The order exceeds the buyer's limit and its channel can't wait for approval. */
export class OverLimitError extends ConflictError {}

export type PlacedOrder = Awaited<ReturnType<typeof writeOrder>>;

export interface PlacedLine {
  productId: number;
  name: string;
  sku: string;
  picture: string;
  unitPriceCents: number;
  listPriceCents: number;
  /** The rule behind the price. */
  priceBasis: PriceBasis;
  quantity: number;
}

/**
 * Writes an order with its price snapshots, takes its stock, and opens the payment attempt (DESIGN 5, Place). Every
 * order of the store is written here.
 *
 * @throws StockShortageError, LicenseRequiredError, or ConflictError if the account may not pay later or a guest holds too
 * much; UnconfirmedEmailError if the guest could hold it with a confirmed address.
 */
export async function writeOrder(trx: Trx, placement: NewOrder, lines: PlacedLine[], totals: Totals) {
  await assertCanOrder(
    trx,
    placement.buyer?.customerId,
    lines.map(({ productId }) => productId),
  );
  const waits = needsApproval(placement, totals);
  // An order awaiting approval counts as owed only once approved.
  if (placement.paymentMethod === ON_ACCOUNT && !waits) assertCredit(placement.buyer, totals);
  const state = waits ? 'awaiting_approval' : getStateAfterApproval(placement.paymentMethod);
  const settings = await readSettings(trx);
  const { cartId, customer, placedFrom, buyer } = placement;
  const actor = placement.actor ?? (buyer === undefined ? GUEST : 'buyer');
  let isEmailUnconfirmed = false;
  if (state === 'awaiting_transfer' && buyer === undefined && cartId !== null) {
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const hold = { cartId, email: customer.email, placedFrom, units, totalCents: totals.totalCents };
    ({ isEmailUnconfirmed } = await checkGuestHold(trx, hold, settings));
  }
  const order = await insertOrder(trx, placement, totals, { state, settings, isEmailUnconfirmed });
  await insertLines(trx, order.id, lines);
  const sold = lines.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  await moveStocks(trx, sold, {
    kind: 'sale',
    reason: `Order ${order.number}`,
    actor,
    cause: `order:${order.id}`,
  });
  const attemptKey =
    isCharged(placement.paymentMethod) && !waits
      ? await insertAttempt(trx, order.id, placement, totals)
      : undefined;
  await trx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      to_state: state,
      actor,
      detail: 'Order placed',
      created_at: nowIso(),
    })
    .execute();
  await queueFirstMail(trx, order.id, state);
  await publishOrderEvent(trx, 'order.placed', order.id);
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

/**
 * Returns whether the order exceeds the buyer's limit.
 *
 * @throws OverLimitError if it can't wait, or ConflictError if the account couldn't pay it later anyway.
 */
function needsApproval({ buyer, paymentMethod, overLimit }: NewOrder, { totalCents }: Totals): boolean {
  if (!isOverLimit(buyer?.user, totalCents)) return false;
  if (overLimit === 'refused')
    throw new OverLimitError(
      `This order is over your ${formatMoney(buyer?.user?.spendingLimitCents ?? 0)} limit. Place it in the store to request approval.`,
    );
  if (paymentMethod === ON_ACCOUNT && buyer?.onAccount === undefined)
    throw new ConflictError(`${NO_TERMS()} ${CHOOSE_ANOTHER()}`);
  return true;
}

/** Returns the state of an order that needs no approval, or has it. */
export function getStateAfterApproval(method: PaymentMethod) {
  if (method === ON_ACCOUNT) return 'on_account';
  return isTransfer(method) ? 'awaiting_transfer' : 'pending';
}

/** Returns the deadline columns for an order's current state. */
export function getDeadlines(
  state: OrderState,
  buyer: CartBuyer | undefined,
  settings: Settings,
  { at = nowIso(), isEmailUnconfirmed = false } = {},
) {
  return {
    due_at: state === 'on_account' ? isoIn((buyer?.onAccount?.netTermsDays ?? 0) * DAY_MS) : null,
    // After this time the order is canceled and its stock released.
    expires_at:
      state === 'awaiting_transfer'
        ? getHoldEnd(at, settings, { isEmailUnconfirmed })
        : state === 'awaiting_approval'
          ? isoIn(settings.approvalHours * HOUR_MS)
          : null,
  };
}

/** Queues the mail for an order that is not yet charged or paid. */
export async function queueFirstMail(trx: Trx, orderId: number, state: OrderState): Promise<void> {
  if (state === 'awaiting_transfer') await queueTransferMail(trx, orderId);
  if (state === 'on_account') await queueOnAccountMail(trx, orderId);
  if (state === 'awaiting_approval') await queueApprovalMails(trx, orderId);
}

/**
 * Checks the credit limit within the placing transaction, so that two orders can't both use the last of it.
 *
 * @throws ConflictError if the account can't pay later or owes too much.
 */
export function assertCredit(
  buyer: CartBuyer | undefined,
  { totalCents }: Pick<Totals, 'totalCents'>,
  advice = CHOOSE_ANOTHER(),
): void {
  if (buyer?.onAccount === undefined) throw new ConflictError(`${NO_TERMS()} ${advice}`);
  const { availableCents } = buyer.onAccount;
  const available = formatMoney(availableCents);
  if (totalCents > availableCents)
    throw new ConflictError(t`This order exceeds your available credit of ${available}. ${advice}`);
}

async function insertOrder(
  trx: Trx,
  placement: NewOrder,
  totals: Totals,
  {
    state,
    settings,
    isEmailUnconfirmed,
  }: { state: OrderState; settings: Settings; isEmailUnconfirmed: boolean },
) {
  const { customer, buyer } = placement;
  const at = nowIso();
  return trx
    .insertInto('orders')
    .values({
      number: createReadableNumber('KW'),
      access_key: randomKey(),
      checkout_token: placement.checkoutToken,
      cart_id: placement.cartId,
      placed_from: placement.placedFrom ?? '',
      is_email_unconfirmed: isEmailUnconfirmed ? 1 : 0,
      customer_id: buyer?.customerId ?? null,
      placed_by_user_id: buyer?.user?.id ?? null,
      language: getLanguage(),
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
      attention: customer.attention ?? '',
      delivery_instructions: customer.deliveryInstructions ?? '',
      billing_name: customer.billing?.name ?? '',
      billing_address: customer.billing?.address ?? '',
      billing_city: customer.billing?.city ?? '',
      billing_state_code: customer.billing?.state ?? '',
      billing_zip_code: customer.billing?.zipCode ?? '',
      ...getDeadlines(state, buyer, settings, { at, isEmailUnconfirmed }),
      po_number: placement.poNumber ?? '',
      carrier: '',
      tracking_number: '',
      placed_at: at,
      updated_at: at,
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
        price_basis: JSON.stringify(line.priceBasis),
        quantity: line.quantity,
        total_cents: line.unitPriceCents * line.quantity,
      })),
    )
    .execute();
}

/** Opens an order's payment attempt and returns its key. */
export async function insertAttempt(
  trx: Trx,
  orderId: number,
  placement: Pick<NewOrder, 'providerName' | 'paymentMethod'>,
  totals: Pick<Totals, 'totalCents'>,
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
      detail: '',
      sent_at: nowIso(),
    })
    .execute();
  return key;
}
