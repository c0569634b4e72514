import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  buyerLanguage,
  createIndexes,
  flag,
  identity,
  mayBeOwnedBy,
  mayReference,
  mayReferenceUntilDeleted,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textKey,
  textOrEmpty,
} from './columns';

/** Creates the tables of orders, their lines, and their history. */
export async function createOrders(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', identity)
    .addColumn('number', 'text', requiredUnique)
    .addColumn('access_key', 'text', requiredUnique)
    // A checkout that is submitted twice places one order.
    .addColumn('checkout_token', 'text', requiredUnique)
    .addColumn('cart_id', 'text', mayReferenceUntilDeleted('carts.id'))
    .addColumn('placed_from', 'text', textOrEmpty)
    .addColumn('is_email_unconfirmed', 'integer', flag(0))
    .addColumn('customer_id', 'integer', mayReference('customers.id'))
    .addColumn('language', 'text', buyerLanguage)
    .addColumn('policy', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('payment_method', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('subtotal_cents', 'integer', required)
    .addColumn('shipping_cents', 'integer', required)
    .addColumn('tax_cents', 'integer', required)
    .addColumn('total_cents', 'integer', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('company', 'text', textOrEmpty)
    .addColumn('address', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('state_code', 'text', required)
    .addColumn('zip_code', 'text', required)
    .addColumn('attention', 'text', textOrEmpty)
    .addColumn('delivery_instructions', 'text', textOrEmpty)
    .addColumn('billing_name', 'text', textOrEmpty)
    .addColumn('billing_address', 'text', textOrEmpty)
    .addColumn('billing_city', 'text', textOrEmpty)
    .addColumn('billing_state_code', 'text', textOrEmpty)
    .addColumn('billing_zip_code', 'text', textOrEmpty)
    .addColumn('po_number', 'text', textOrEmpty)
    .addColumn('carrier', 'text', textOrEmpty)
    .addColumn('tracking_number', 'text', textOrEmpty)
    .addColumn('expires_at', 'text')
    .addColumn('placed_at', 'text', required)
    .addColumn('paid_at', 'text')
    .addColumn('updated_at', 'text', required)
    .addColumn('received_cents', 'integer', numberOr(0))
    .addColumn('due_at', 'text')
    .addColumn('placed_by_user_id', 'integer', mayReference('company_users.id'))
    .addColumn('pickup_location_id', 'integer', mayReference('locations.id'))
    .addColumn('pickup_ready_at', 'text')
    .execute();
  await createIndexes(db, {
    // The back office's list filtered by state, and jobs that look for orders in a state.
    orders_by_state: 'orders (state, id)',
    // A buyer's orders by email.
    orders_by_email: 'orders (email)',
    // Orders changed since a program last asked.
    orders_by_change: 'orders (updated_at, id)',
    // The order that a cart became.
    orders_by_cart: 'orders (cart_id)',
    // The list sorted by total.
    orders_by_total: 'orders (total_cents, id)',
    // The list sorted or filtered by date.
    orders_by_day: 'orders (placed_at, id)',
    // An account's orders.
    orders_by_customer: 'orders (customer_id, id)',
    // One state sorted by date, with 100,000 orders.
    orders_by_state_and_day: 'orders (state, placed_at, id)',
    // One state sorted by total.
    orders_by_state_and_total: 'orders (state, total_cents, id)',
    // The list filtered by payment method.
    orders_by_method: 'orders (payment_method, state, placed_at, id)',
    // The list sorted by name; without an index, deep pages would sort every order.
    orders_by_customer_name: "orders (lower(first_name || ' ' || last_name), id)",
    // The order of a package, from the tracking number the buyer or the carrier gives.
    orders_by_tracking_number: 'orders (tracking_number, id)',
  });

  await db.schema
    .createTable('order_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('name', 'text', required)
    .addColumn('sku', 'text', required)
    .addColumn('picture', 'text', textOrEmpty)
    .addColumn('unit_price_cents', 'integer', required)
    .addColumn('list_price_cents', 'integer', required)
    .addColumn('quantity', 'integer', required)
    .addColumn('total_cents', 'integer', required)
    .addColumn('restocked_quantity', 'integer', numberOr(0))
    .addColumn('shipped_quantity', 'integer')
    .addColumn('price_basis', 'text', textOrEmpty)
    .execute();
  await createIndexes(db, {
    // An order's lines.
    order_lines_by_order: 'order_lines (order_id)',
    // Whether a product was ever sold, and its sales.
    order_lines_by_product: 'order_lines (product_id)',
    // Finds orders by a SKU.
    order_lines_by_sku: 'order_lines (sku, order_id)',
  });

  await db.schema
    .createTable('order_events')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('state'))
    .execute();
  await createIndexes(db, {
    // An order's timeline.
    order_events_by_order: 'order_events (order_id, id)',
  });

  await db.schema
    .createTable('email_confirmations')
    .addColumn('token_hash', 'text', textKey)
    .addColumn('email', 'text', required)
    .addColumn('order_id', 'integer', mayBeOwnedBy('orders.id'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createTable('confirmed_emails')
    .addColumn('email_hash', 'text', textKey)
    .addColumn('expires_at', 'text', required)
    .execute();
}

/** Creates the tables of refunds by order line, after the payments' own. */
export async function createOrderRefunds(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('order_refunds')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('refund_id', 'integer', mayReference('refunds.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('goods_cents', 'integer', required)
    .addColumn('tax_cents', 'integer', required)
    .addColumn('shipping_cents', 'integer', required)
    .addColumn('reason', 'text', textOrEmpty)
    .addColumn('actor', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', required)
    .addCheckConstraint('order_refunds_amount_positive', sql`amount_cents > 0`)
    .execute();
  await createIndexes(db, {
    // An order's refunds.
    order_refunds_by_order: 'order_refunds (order_id)',
  });
  await db.schema
    .createTable('order_refund_lines')
    .addColumn('order_refund_id', 'integer', ownedBy('order_refunds.id'))
    .addColumn('order_line_id', 'integer', references('order_lines.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('amount_cents', 'integer', required)
    .addPrimaryKeyConstraint('order_refund_lines_key', ['order_refund_id', 'order_line_id'])
    .addCheckConstraint('order_refund_lines_quantity_positive', sql`quantity > 0`)
    .execute();
}
