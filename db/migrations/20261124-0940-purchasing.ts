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

/** Buying stock: suppliers, what they sell us, the orders that they are sent, and what arrives of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await timestamps(
    db.schema
      .createTable('suppliers')
      .addColumn('id', 'integer', identity)
      .addColumn('name', 'text', required)
      .addColumn('contact_name', 'text', textOrEmpty)
      .addColumn('email', 'text', textOrEmpty)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('account_number', 'text', textOrEmpty)
      .addColumn('lead_time_days', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('minimum_order_cents', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('notes', 'text', textOrEmpty)
      .addColumn('archived_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('suppliers_lead_time_not_negative', notNegative('lead_time_days'))
      .addCheckConstraint('suppliers_minimum_not_negative', notNegative('minimum_order_cents')),
  ).execute();
  await sql`create unique index suppliers_name on suppliers (lower(name))`.execute(db);

  await timestamps(
    db.schema
      .createTable('supplier_products')
      .addColumn('supplier_id', 'integer', ownedBy('suppliers.id'))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('part_number', 'text', textOrEmpty)
      .addColumn('unit_cost_cents', 'integer')
      .addColumn('is_preferred', 'integer', flag(0))
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('supplier_products_key', ['supplier_id', 'product_id'])
      .addCheckConstraint('supplier_products_cost_not_negative', notNegative('unit_cost_cents')),
  ).execute();
  await db.schema
    .createIndex('supplier_products_by_product')
    .on('supplier_products')
    .column('product_id')
    .execute();
  // A product is ordered from one supplier unless somebody says otherwise.
  await sql`create unique index supplier_products_preferred on supplier_products (product_id)
    where is_preferred = 1`.execute(db);

  await timestamps(
    db.schema
      .createTable('purchase_orders')
      .addColumn('id', 'integer', identity)
      .addColumn('supplier_id', 'integer', references('suppliers.id'))
      .addColumn('state', 'text', required)
      // Where it is delivered to.
      .addColumn('location_id', 'integer', (column) => column.references('locations.id').onDelete('set null'))
      .addColumn('reference', 'text', textOrEmpty)
      .addColumn('notes', 'text', textOrEmpty)
      .addColumn('expected_on', 'text')
      .addColumn('end_reason', 'text', textOrEmpty)
      .addColumn('created_by', 'text', required)
      .addColumn('sent_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0)),
  ).execute();
  await db.schema
    .createIndex('purchase_orders_by_state')
    .on('purchase_orders')
    .columns(['state', 'id'])
    .execute();
  await db.schema
    .createIndex('purchase_orders_by_supplier')
    .on('purchase_orders')
    .columns(['supplier_id', 'id'])
    .execute();

  await db.schema
    .createTable('purchase_order_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('purchase_order_id', 'integer', ownedBy('purchase_orders.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('sku', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('part_number', 'text', textOrEmpty)
    .addColumn('quantity', 'integer', required)
    .addColumn('unit_cost_cents', 'integer', required)
    .addColumn('received_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('purchase_order_lines_once_a_product', ['purchase_order_id', 'product_id'])
    .addCheckConstraint('purchase_order_lines_quantity', sql`quantity > 0`)
    .addCheckConstraint('purchase_order_lines_received', notNegative('received_quantity'))
    .addCheckConstraint('purchase_order_lines_cost', notNegative('unit_cost_cents'))
    .execute();
  await db.schema
    .createIndex('purchase_order_lines_by_product')
    .on('purchase_order_lines')
    .column('product_id')
    .execute();

  await db.schema
    .createTable('purchase_receipts')
    .addColumn('id', 'integer', identity)
    .addColumn('purchase_order_id', 'integer', ownedBy('purchase_orders.id'))
    .addColumn('number', 'integer', required)
    .addColumn('reference', 'text', textOrEmpty)
    .addColumn('received_by', 'text', required)
    // The form that posted it: sent twice, it is one receipt.
    .addColumn('form_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('purchase_receipts_number', ['purchase_order_id', 'number'])
    .execute();

  await db.schema
    .createTable('purchase_receipt_lines')
    .addColumn('receipt_id', 'integer', ownedBy('purchase_receipts.id'))
    .addColumn('line_id', 'integer', references('purchase_order_lines.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('discrepancy', 'text', textOrEmpty)
    .addColumn('unit_cost_cents', 'integer', required)
    .addPrimaryKeyConstraint('purchase_receipt_lines_key', ['receipt_id', 'line_id'])
    .addCheckConstraint('purchase_receipt_lines_quantity', notNegative('quantity'))
    .execute();

  await db.schema
    .createTable('purchase_posts')
    .addColumn('form_key', 'text', (column) => column.primaryKey())
    .addColumn('order_ids', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
}
