import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  createUniqueIndexes,
  flag,
  identity,
  mayReferenceUntilDeleted,
  notNegative,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textKey,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of purchasing: suppliers and their products, purchase orders, and receipts. */
export async function createPurchasing(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('suppliers')
      .addColumn('id', 'integer', identity)
      .addColumn('name', 'text', required)
      .addColumn('contact_name', 'text', textOrEmpty)
      .addColumn('email', 'text', textOrEmpty)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('account_number', 'text', textOrEmpty)
      .addColumn('lead_time_days', 'integer', numberOr(0))
      .addColumn('minimum_order_cents', 'integer', numberOr(0))
      .addColumn('notes', 'text', textOrEmpty)
      .addColumn('archived_at', 'text')
      .addColumn('revision', 'integer', numberOr(0))
      .addCheckConstraint('suppliers_lead_time_not_negative', notNegative('lead_time_days'))
      .addCheckConstraint('suppliers_minimum_not_negative', notNegative('minimum_order_cents')),
  ).execute();
  await createUniqueIndexes(db, {
    // Two suppliers never differ in capitals only.
    suppliers_name: 'suppliers (lower(name))',
  });

  await timestamps(
    db.schema
      .createTable('supplier_products')
      .addColumn('supplier_id', 'integer', ownedBy('suppliers.id'))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('part_number', 'text', textOrEmpty)
      .addColumn('unit_cost_cents', 'integer')
      .addColumn('is_preferred', 'integer', flag(0))
      .addColumn('revision', 'integer', numberOr(0))
      .addPrimaryKeyConstraint('supplier_products_key', ['supplier_id', 'product_id'])
      .addCheckConstraint('supplier_products_cost_not_negative', notNegative('unit_cost_cents')),
  ).execute();
  await createIndexes(db, {
    // The suppliers of a product.
    supplier_products_by_product: 'supplier_products (product_id)',
  });
  await createUniqueIndexes(db, {
    // At most one preferred supplier per product.
    supplier_products_preferred: `supplier_products (product_id)
    where is_preferred = 1`,
  });

  await timestamps(
    db.schema
      .createTable('purchase_orders')
      .addColumn('id', 'integer', identity)
      .addColumn('supplier_id', 'integer', references('suppliers.id'))
      .addColumn('state', 'text', required)
      // The delivery address.
      .addColumn('location_id', 'integer', mayReferenceUntilDeleted('locations.id'))
      .addColumn('reference', 'text', textOrEmpty)
      .addColumn('notes', 'text', textOrEmpty)
      .addColumn('expected_on', 'text')
      .addColumn('end_reason', 'text', textOrEmpty)
      .addColumn('created_by', 'text', required)
      .addColumn('sent_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('revision', 'integer', numberOr(0)),
  ).execute();
  await createIndexes(db, {
    // The list filtered by state.
    purchase_orders_by_state: 'purchase_orders (state, id)',
  });
  await createIndexes(db, {
    // A supplier's purchase orders.
    purchase_orders_by_supplier: 'purchase_orders (supplier_id, id)',
  });

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
    .addColumn('received_quantity', 'integer', numberOr(0))
    .addUniqueConstraint('purchase_order_lines_once_a_product', ['purchase_order_id', 'product_id'])
    .addCheckConstraint('purchase_order_lines_quantity', sql`quantity > 0`)
    .addCheckConstraint('purchase_order_lines_received', notNegative('received_quantity'))
    .addCheckConstraint('purchase_order_lines_cost', notNegative('unit_cost_cents'))
    .execute();
  await createIndexes(db, {
    // What is on order of a product.
    purchase_order_lines_by_product: 'purchase_order_lines (product_id)',
  });

  await db.schema
    .createTable('purchase_receipts')
    .addColumn('id', 'integer', identity)
    .addColumn('purchase_order_id', 'integer', ownedBy('purchase_orders.id'))
    .addColumn('number', 'integer', required)
    .addColumn('reference', 'text', textOrEmpty)
    .addColumn('received_by', 'text', required)
    // The form that posted the receipt: resubmitting it adds nothing.
    .addColumn('form_key', 'text', requiredUnique)
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

  // Forms that created purchase orders: resubmitting one leads to the same orders.
  await db.schema
    .createTable('purchase_posts')
    .addColumn('form_key', 'text', textKey)
    .addColumn('order_ids', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
}
