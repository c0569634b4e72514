import type { Db } from '../../../../db/schema';
import {
  maskEmail,
  maskFullName,
  maskLastName,
  maskPhone,
  maskZipCode,
} from '../../base/customers/hidden-contact.rules';
import { findHiddenContact, type Viewer } from '../../base/customers/hidden-contact.server';
import { HIDDEN } from '../../base/customers/redact-text.rules';
import { describePriceBasis, parsePriceBasis, type PriceBasis } from '../../goods/prices/price-basis.schema';
import { listDisputes } from './disputes.server';
import { selectOrderLines } from './order-lines.queries.server';
import { getRefundableOrder, listOrderRefunds } from './order-refunds.queries.server';
import { getRefundableCents } from './refund-split.rules';
import { readTranslations, translateValue } from '../../base/translation/page-language.queries.server';

export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export type OrderLine = Order['lines'][number];

export type OrderPickup = NonNullable<Awaited<ReturnType<typeof findPickup>>>;

export type OrderForStaff = NonNullable<Awaited<ReturnType<typeof findOrderForStaff>>>;

/** Finds an order by the secret in its confirmation link, with its contact details as this viewer may see them. */
export async function findOrderByAccessKey(db: Db, accessKey: string, viewer: Viewer) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId', 'placed_at as since'])
    .where('access_key', '=', accessKey)
    .executeTakeFirst();
  const order = row && (await findOrder(db, row.id));
  if (row === undefined || order === undefined) return undefined;
  const hiddenContact = await findHiddenContact(db, row, viewer);
  return hiddenContact === undefined ? { ...order, hiddenContact } : { ...maskContact(order), hiddenContact };
}

function maskContact(order: Order): Order {
  return {
    ...order,
    lastName: maskLastName(order.lastName),
    email: maskEmail(order.email),
    phone: maskPhone(order.phone),
    address: HIDDEN,
    zipCode: maskZipCode(order.zipCode),
    attention: hide(order.attention),
    deliveryInstructions: hide(order.deliveryInstructions),
    billing: order.billing && {
      ...order.billing,
      name: hide(order.billing.name),
      address: HIDDEN,
      zipCode: maskZipCode(order.billing.zipCode),
    },
    placedBy: order.placedBy && maskFullName(order.placedBy),
  };
}

function hide(text: string): string {
  return text === '' ? '' : HIDDEN;
}

/** Finds a cart's latest order, for buyers who left before the response. */
export async function findLastOrderOfCart(db: Db, cartId: string | null | undefined) {
  if (cartId == null) return undefined;
  return db
    .selectFrom('orders')
    .select(['number', 'access_key as accessKey', 'policy'])
    .where('cart_id', '=', cartId)
    .where('state', '!=', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Finds an order with its lines, buyer, and pickup location. */
export async function findOrder(db: Db, id: number) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'email', 'company', 'first_name as firstName', 'phone', 'address'])
    .select(['last_name as lastName', 'city', 'state_code as stateCode', 'zip_code as zipCode', 'policy'])
    .select(['po_number as poNumber', 'payment_method as paymentMethod', 'subtotal_cents as subtotalCents'])
    .select(['shipping_cents as shippingCents', 'tax_cents as taxCents', 'total_cents as totalCents'])
    .select(['received_cents as receivedCents', 'expires_at as expiresAt', 'due_at as dueAt', 'carrier'])
    .select(['tracking_number as trackingNumber', 'paid_at as paidAt', 'placed_at as placedAt'])
    .select(['is_email_unconfirmed as isEmailUnconfirmed', 'attention'])
    .select(['delivery_instructions as deliveryInstructions', 'billing_name', 'billing_address'])
    .select(['billing_city', 'billing_state_code', 'billing_zip_code'])
    .select(['placed_by_user_id', 'pickup_location_id', 'pickup_ready_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { placed_by_user_id, pickup_location_id, pickup_ready_at, ...ordered } = row;
  const { billing_name, billing_address, billing_city, billing_state_code, billing_zip_code, ...order } =
    ordered;
  const user =
    placed_by_user_id === null
      ? undefined
      : await db
          .selectFrom('company_users')
          .select(['first_name', 'last_name'])
          .where('id', '=', placed_by_user_id)
          .executeTakeFirst();
  const lines = await selectOrderLines(db)
    .select(['l.id', 'l.product_id as productId', 'l.picture'])
    .select(['l.unit_price_cents as unitPriceCents', 'l.list_price_cents as listPriceCents'])
    .select(['l.quantity', 'l.total_cents as totalCents', 'l.restocked_quantity as restockedQuantity'])
    .select(['l.shipped_quantity as shippedQuantity', 'l.price_basis'])
    .where('l.order_id', '=', id)
    .orderBy('l.id')
    .execute();
  const bases = new Map(lines.map(({ id, price_basis }) => [id, parsePriceBasis(price_basis)]));
  const tierNames = [...bases.values()].map((basis) => basis !== undefined && 'tier' in basis && basis.tier);
  const french = await readTranslations(db, tierNames);
  return {
    ...order,
    /** Null if the bill goes to the shipping address. */
    billing:
      billing_address === '' && billing_zip_code === ''
        ? null
        : {
            name: billing_name,
            address: billing_address,
            city: billing_city,
            stateCode: billing_state_code,
            zipCode: billing_zip_code,
          },
    pickup: await findPickup(db, { pickup_location_id, pickup_ready_at }),
    placedBy: user === undefined ? null : `${user.first_name} ${user.last_name}`,
    lines: lines.map(({ price_basis: _, ...line }) => ({
      ...line,
      priceRule: describeRule(bases.get(line.id), french),
    })),
  };
}

/** Describes what a line's price follows from; empty for the list price. */
function describeRule(basis: PriceBasis | undefined, french: Record<string, string>): string {
  return basis === undefined || basis.kind === 'list' ? '' : describePriceBasis(basis, french);
}

async function findPickup(
  db: Db,
  order: { pickup_location_id: number | null; pickup_ready_at: string | null },
) {
  if (order.pickup_location_id === null) return null;
  const location = await db
    .selectFrom('locations')
    .select(['id as locationId', 'name', 'address', 'city', 'province', 'postal_code as postalCode'])
    .select(['phone', 'hours_weekdays as hours'])
    .where('id', '=', order.pickup_location_id)
    .executeTakeFirstOrThrow();
  const { name, hours } = location;
  return { ...location, ...(await translateValue(db, { name, hours })), readyAt: order.pickup_ready_at };
}

/** Finds an order with timeline, payments, and stock movements, but without the key by which its buyer acts. */
export async function findOrderForStaff(db: Db, id: number) {
  const order = await findOrder(db, id);
  if (order === undefined) return undefined;
  const { customer_id: customerId, updated_at: updatedAt } = await db
    .selectFrom('orders')
    .select(['customer_id', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refundable = await getRefundableOrder(db, id);
  const events = await db
    .selectFrom('order_events')
    .select(['id', 'kind', 'from_state as fromState', 'to_state as toState', 'actor', 'detail'])
    .select('created_at as createdAt')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['provider', 'method', 'state', 'amount_cents as amountCents'])
    .select(['provider_reference as reference', 'detail', 'sent_at as sentAt'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const movements = await db
    .selectFrom('stock_movements as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select(['m.id', 'm.product_id as productId', 'p.name', 'p.sku', 'm.delta'])
    .select(['m.quantity_after as quantityAfter', 'm.kind'])
    // Matches the order's own cause and its lines': ';' is the character after ':'.
    .where((build) =>
      build.or([
        build('m.cause', '=', `order:${id}`),
        build.and([build('m.cause', '>=', `order:${id}:`), build('m.cause', '<', `order:${id};`)]),
      ]),
    )
    .orderBy('m.id')
    .execute();
  return {
    ...order,
    customerId,
    updatedAt,
    refunds: await listOrderRefunds(db, id),
    disputes: await listDisputes(db, id),
    refundable,
    refundableCents: getRefundableCents(refundable),
    events,
    attempts,
    movements,
  };
}
