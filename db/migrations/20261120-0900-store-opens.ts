import { sql, type Kysely } from 'kysely';

import {
  flag,
  identity,
  notNegative,
  ownedBy,
  references,
  required,
  textOrEmpty,
  timestamps,
} from './columns';

// A migration knows tables by name only: the row types move on, a released migration does not.
type AnySchema = Kysely<unknown>;

export async function up(db: AnySchema): Promise<void> {
  await createPeople(db);
  await createCatalogue(db);
  await createOrders(db);
  await createCorrespondence(db);
  await createContent(db);
}

async function createPeople(db: AnySchema): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', identity)
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('is_active', 'integer', flag(1))
    .addColumn('last_login_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();

  await timestamps(
    db.schema
      .createTable('customers')
      .addColumn('id', 'integer', identity)
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('company_name', 'text', required)
      .addColumn('business_type', 'text', required)
      .addColumn('job_title', 'text', required)
      .addColumn('years_in_business', 'text', required)
      .addColumn('address', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('state_code', 'text', required)
      .addColumn('zip_code', 'text', required)
      .addColumn('marketing_emails', 'integer', flag(0))
      .addColumn('agreed_to_terms_at', 'text', required)
      .addColumn('agreed_to_privacy_at', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('price_tier', 'text')
      .addColumn('decided_by', 'integer', (column) => column.references('staff.id'))
      .addColumn('decided_at', 'text')
      .addColumn('decision_reason', 'text', textOrEmpty),
  ).execute();

  await timestamps(
    db.schema
      .createTable('carts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'integer', (column) => column.references('customers.id')),
  ).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('customer_id', 'integer', (column) => column.references('customers.id').onDelete('cascade'))
    .addColumn('cart_id', 'text', (column) => column.references('carts.id').onDelete('set null'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'integer', identity)
    .addColumn('actor', 'text', required)
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('request_id', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('audit_entries_by_subject')
    .on('audit_entries')
    .columns(['subject', 'id'])
    .execute();
}

async function createCatalogue(db: AnySchema): Promise<void> {
  await timestamps(
    db.schema
      .createTable('categories')
      .addColumn('id', 'integer', identity)
      .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
      .addColumn('name', 'text', required)
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('description', 'text', textOrEmpty)
      .addColumn('hero_text', 'text', textOrEmpty)
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('service_tags', 'text', textOrEmpty)
      .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_active', 'integer', flag(1))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)),
  ).execute();

  await timestamps(
    db.schema
      .createTable('products')
      .addColumn('id', 'integer', identity)
      .addColumn('category_id', 'integer', references('categories.id'))
      .addColumn('name', 'text', required)
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('sku', 'text', required)
      .addColumn('sku_key', 'text', (column) => column.notNull().unique())
      .addColumn('product_number', 'text', textOrEmpty)
      .addColumn('ez_number', 'text', textOrEmpty)
      .addColumn('brand', 'text', textOrEmpty)
      .addColumn('model', 'text', textOrEmpty)
      .addColumn('type', 'text', textOrEmpty)
      .addColumn('description', 'text', textOrEmpty)
      .addColumn('features', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('price_cents', 'integer', required)
      .addColumn('sale_price_cents', 'integer')
      .addColumn('cost_price_cents', 'integer')
      .addColumn('effective_price_cents', 'integer', required)
      .addColumn('is_on_sale', 'integer', flag(0))
      .addColumn('is_featured', 'integer', flag(0))
      .addColumn('is_active', 'integer', flag(1))
      .addColumn('badge', 'text')
      .addColumn('stock_quantity', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('low_stock_threshold', 'integer', (column) => column.notNull().defaultTo(10))
      .addColumn('reorder_level', 'integer', (column) => column.notNull().defaultTo(20))
      .addColumn('reorder_quantity', 'integer', (column) => column.notNull().defaultTo(50))
      .addColumn('rating_tenths', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('review_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('key_type', 'text', textOrEmpty)
      .addColumn('fcc_id', 'text', textOrEmpty)
      .addColumn('oem_number', 'text', textOrEmpty)
      .addColumn('compatibility', 'text', textOrEmpty)
      .addColumn('vehicle_make', 'text', textOrEmpty)
      .addColumn('vehicle_year', 'text', textOrEmpty)
      .addColumn('service_tags', 'text', textOrEmpty)
      .addColumn('image_url', 'text')
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('search_text', 'text', textOrEmpty)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addCheckConstraint('products_stock_not_negative', notNegative('stock_quantity'))
      .addCheckConstraint('products_price_not_negative', notNegative('price_cents')),
  ).execute();
  await db.schema
    .createIndex('products_by_category')
    .on('products')
    .columns(['category_id', 'is_active', 'name'])
    .execute();
  await db.schema.createIndex('products_by_name').on('products').columns(['is_active', 'name']).execute();
  await db.schema
    .createIndex('products_by_price')
    .on('products')
    .columns(['is_active', 'effective_price_cents'])
    .execute();
  // Partial: few products are featured or on sale, and the home page asks for them on every visit.
  await db.schema
    .createIndex('products_featured')
    .on('products')
    .column('id')
    .where(sql.ref('is_featured'), '=', sql.lit(1))
    .execute();
  await db.schema
    .createIndex('products_on_sale')
    .on('products')
    .column('id')
    .where(sql.ref('is_on_sale'), '=', sql.lit(1))
    .execute();

  await db.schema
    .createTable('product_aliases')
    .addColumn('alias', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .execute();

  await db.schema
    .createTable('product_specifications')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('product_specifications_key', ['product_id', 'position'])
    .execute();
  await db.schema
    .createIndex('product_specifications_by_value')
    .on('product_specifications')
    .columns(['name', 'value', 'product_id'])
    .execute();

  await db.schema
    .createTable('product_images')
    .addColumn('id', 'integer', identity)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('alt', 'text', textOrEmpty)
    .execute();
  await db.schema
    .createIndex('product_images_by_product')
    .on('product_images')
    .columns(['product_id', 'position'])
    .execute();

  await db.schema
    .createTable('fitments')
    .addColumn('id', 'integer', identity)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('make', 'text', required)
    .addColumn('model', 'text', required)
    .addColumn('year_from', 'integer', required)
    .addColumn('year_to', 'integer', required)
    .addColumn('is_sample', 'integer', flag(0))
    .execute();
  await db.schema
    .createIndex('fitments_by_vehicle')
    .on('fitments')
    .columns(['make', 'model', 'year_from', 'year_to', 'product_id'])
    .execute();
  await db.schema.createIndex('fitments_by_product').on('fitments').column('product_id').execute();

  await db.schema
    .createTable('stock_movements')
    .addColumn('id', 'integer', identity)
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('delta', 'integer', required)
    .addColumn('quantity_after', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text', textOrEmpty)
    .addColumn('actor', 'text', required)
    .addColumn('cause', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('stock_movements_by_product')
    .on('stock_movements')
    .columns(['product_id', 'id'])
    .execute();
  await db.schema
    .createIndex('stock_movements_once_a_cause')
    .on('stock_movements')
    .columns(['cause', 'kind', 'product_id'])
    .unique()
    .execute();
}

async function createOrders(db: AnySchema): Promise<void> {
  await db.schema
    .createTable('cart_lines')
    .addColumn('cart_id', 'text', ownedBy('carts.id'))
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('added_at', 'text', required)
    .addPrimaryKeyConstraint('cart_lines_key', ['cart_id', 'product_id'])
    .addCheckConstraint('cart_lines_quantity_positive', sql`quantity > 0`)
    .execute();

  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', identity)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('access_key', 'text', (column) => column.notNull().unique())
    .addColumn('checkout_token', 'text', (column) => column.notNull().unique())
    .addColumn('cart_id', 'text', (column) => column.references('carts.id').onDelete('set null'))
    .addColumn('customer_id', 'integer', (column) => column.references('customers.id'))
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
    .addColumn('po_number', 'text', textOrEmpty)
    .addColumn('carrier', 'text', textOrEmpty)
    .addColumn('tracking_number', 'text', textOrEmpty)
    .addColumn('expires_at', 'text')
    .addColumn('placed_at', 'text', required)
    .addColumn('paid_at', 'text')
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'id']).execute();
  await db.schema.createIndex('orders_by_email').on('orders').column('email').execute();
  await db.schema.createIndex('orders_by_cart').on('orders').column('cart_id').execute();

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
    .execute();
  await db.schema.createIndex('order_lines_by_order').on('order_lines').column('order_id').execute();
  await db.schema.createIndex('order_lines_by_product').on('order_lines').column('product_id').execute();

  await db.schema
    .createTable('order_events')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('order_events_by_order')
    .on('order_events')
    .columns(['order_id', 'id'])
    .execute();

  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', (column) => column.references('orders.id'))
    .addColumn('provider', 'text', required)
    .addColumn('method', 'text', required)
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('provider_reference', 'text')
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('sent_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await db.schema
    .createIndex('payment_attempts_by_state')
    .on('payment_attempts')
    .columns(['state', 'sent_at'])
    .execute();
  await db.schema
    .createIndex('payment_attempts_by_order')
    .on('payment_attempts')
    .column('order_id')
    .execute();
}

async function createCorrespondence(db: AnySchema): Promise<void> {
  await timestamps(
    db.schema
      .createTable('quotes')
      .addColumn('id', 'integer', identity)
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('access_key', 'text', (column) => column.notNull().unique())
      .addColumn('customer_id', 'integer', (column) => column.references('customers.id'))
      .addColumn('order_id', 'integer', (column) => column.references('orders.id'))
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('company', 'text', textOrEmpty)
      .addColumn('message', 'text', textOrEmpty)
      .addColumn('status', 'text', required)
      .addColumn('expires_at', 'text'),
  ).execute();

  await db.schema
    .createTable('quote_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('quote_id', 'integer', ownedBy('quotes.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('unit_price_cents', 'integer')
    .execute();

  await db.schema
    .createTable('locations')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('region', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('province', 'text', required)
    .addColumn('postal_code', 'text', required)
    .addColumn('phone', 'text', textOrEmpty)
    .addColumn('fax', 'text', textOrEmpty)
    .addColumn('email', 'text', textOrEmpty)
    .addColumn('hours_weekdays', 'text', textOrEmpty)
    .addColumn('hours_saturday', 'text', textOrEmpty)
    .addColumn('hours_sunday', 'text', textOrEmpty)
    .addColumn('services', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('specialties', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('latitude', 'real', required)
    .addColumn('longitude', 'real', required)
    .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await timestamps(
    db.schema
      .createTable('messages')
      .addColumn('id', 'integer', identity)
      .addColumn('kind', 'text', required)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('company', 'text', textOrEmpty)
      .addColumn('location_id', 'integer', (column) => column.references('locations.id'))
      .addColumn('product_id', 'integer', (column) => column.references('products.id'))
      .addColumn('quote_id', 'integer', (column) => column.references('quotes.id'))
      .addColumn('subject', 'text', textOrEmpty)
      .addColumn('message', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('assigned_staff_id', 'integer', (column) => column.references('staff.id')),
  ).execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', identity)
    .addColumn('event_key', 'text', (column) => column.notNull().unique())
    .addColumn('to_address', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text', textOrEmpty)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text', textOrEmpty)
    .addColumn('due_at', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
}

async function createContent(db: AnySchema): Promise<void> {
  await timestamps(
    db.schema
      .createTable('posts')
      .addColumn('id', 'integer', identity)
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', required)
      .addColumn('published_on', 'text', required)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('body_markdown', 'text', textOrEmpty)
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('is_published', 'integer', flag(1)),
  ).execute();

  await db.schema
    .createTable('content_blocks')
    .addColumn('id', 'integer', identity)
    .addColumn('kind', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_started_at', 'bigint', required)
    .addColumn('hits', 'integer', required)
    .execute();
}
