import type { Db } from '../../../db/schema';
import type { OrderState } from './order-states.rules';
import { pageOf, type Page } from '../shared/paging.rules';

export interface OrderSummary {
  id: number;
  number: string;
  state: OrderState;
  customerName: string;
  company: string;
  email: string;
  paymentMethod: string;
  totalCents: number;
  units: number;
  placedAt: string;
}

export interface OrderLine {
  productId: number;
  name: string;
  sku: string;
  picture: string;
  unitPriceCents: number;
  listPriceCents: number;
  quantity: number;
  totalCents: number;
}

export interface Order extends Omit<OrderSummary, 'units' | 'customerName'> {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  stateCode: string;
  zipCode: string;
  policy: 'express' | 'standard';
  /** The buyer's own number for the order; empty when there is none. */
  poNumber: string;
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  expiresAt: string | null;
  /** Who brings it, and its number there; empty before it is shipped. */
  carrier: string;
  trackingNumber: string;
  paidAt: string | null;
  lines: OrderLine[];
}

export interface OrderEvent {
  fromState: OrderState | null;
  toState: OrderState;
  actor: string;
  detail: string;
  createdAt: string;
}

export interface PaymentAttempt {
  provider: string;
  method: string;
  state: string;
  amountCents: number;
  reference: string | null;
  detail: string;
  sentAt: string;
}

export interface OrderForStaff extends Order {
  events: OrderEvent[];
  attempts: PaymentAttempt[];
  /** What the order took from stock, and gave back. */
  movements: {
    productId: number;
    name: string;
    sku: string;
    delta: number;
    quantityAfter: number;
    kind: string;
  }[];
}

/** The order behind the secret of its confirmation link. */
export async function findOrderByAccessKey(db: Db, accessKey: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('access_key', '=', accessKey)
    .executeTakeFirst();
  return row === undefined ? undefined : findOrder(db, row.id);
}

/** The last order that was placed from a cart: for a buyer who left the page before it answered. */
export async function findLastOrderOfCart(
  db: Db,
  cartId: string | null | undefined,
): Promise<{ number: string; accessKey: string; policy: Order['policy'] } | undefined> {
  if (cartId == null) return undefined;
  const row = await db
    .selectFrom('orders')
    .select(['number', 'access_key', 'policy'])
    .where('cart_id', '=', cartId)
    .where('state', '!=', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { number: row.number, accessKey: row.access_key, policy: row.policy };
}

export async function findOrder(db: Db, id: number): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    email: row.email,
    company: row.company,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    address: row.address,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    policy: row.policy,
    poNumber: row.po_number,
    paymentMethod: row.payment_method,
    subtotalCents: row.subtotal_cents,
    shippingCents: row.shipping_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
    expiresAt: row.expires_at,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    paidAt: row.paid_at,
    placedAt: row.placed_at,
    lines: lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      sku: line.sku,
      picture: line.picture,
      unitPriceCents: line.unit_price_cents,
      listPriceCents: line.list_price_cents,
      quantity: line.quantity,
      totalCents: line.total_cents,
    })),
  };
}

/** An order with its timeline, payments and stock movements. */
export async function findOrderForStaff(db: Db, id: number): Promise<OrderForStaff | undefined> {
  const order = await findOrder(db, id);
  if (order === undefined) return undefined;
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const movements = await db
    .selectFrom('stock_movements as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select(['m.product_id', 'p.name', 'p.sku', 'm.delta', 'm.quantity_after', 'm.kind'])
    .where('m.cause', '=', `order:${id}`)
    .orderBy('m.id')
    .execute();
  return {
    ...order,
    events: events.map((event) => ({
      fromState: event.from_state,
      toState: event.to_state,
      actor: event.actor,
      detail: event.detail,
      createdAt: event.created_at,
    })),
    attempts: attempts.map((attempt) => ({
      provider: attempt.provider,
      method: attempt.method,
      state: attempt.state,
      amountCents: attempt.amount_cents,
      reference: attempt.provider_reference,
      detail: attempt.detail,
      sentAt: attempt.sent_at,
    })),
    movements: movements.map((movement) => ({
      productId: movement.product_id,
      name: movement.name,
      sku: movement.sku,
      delta: movement.delta,
      quantityAfter: movement.quantity_after,
      kind: movement.kind,
    })),
  };
}

/** Orders, newest first, perhaps of one state. */
export async function listOrders(
  db: Db,
  filter: { state?: OrderState; page: number; pageSize: number },
): Promise<{ orders: OrderSummary[]; page: Page }> {
  const matching = db
    .selectFrom('orders as o')
    .$if(filter.state !== undefined, (query) => query.where('o.state', '=', filter.state ?? 'paid'));
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = pageOf(total, filter.page, filter.pageSize);
  const rows = await matching
    .select((build) => [
      'o.id',
      'o.number',
      'o.state',
      'o.first_name',
      'o.last_name',
      'o.company',
      'o.email',
      'o.payment_method',
      'o.total_cents',
      'o.placed_at',
      build
        .selectFrom('order_lines as l')
        .select((line) => line.fn.sum<number>('l.quantity').as('units'))
        .whereRef('l.order_id', '=', 'o.id')
        .as('units'),
    ])
    .orderBy('o.id', 'desc')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return {
    page,
    orders: rows.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      customerName: `${row.first_name} ${row.last_name}`,
      company: row.company,
      email: row.email,
      paymentMethod: row.payment_method,
      totalCents: row.total_cents,
      units: row.units ?? 0,
      placedAt: row.placed_at,
    })),
  };
}
