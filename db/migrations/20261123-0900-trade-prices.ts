import type { Kysely } from 'kysely';

import { notNegative, ownedBy, required, textOrEmpty, timestamps } from './columns';

/** What trade accounts pay: tiers, their prices by quantity, and contracts with single accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await timestamps(
    db.schema
      .createTable('price_tiers')
      // customers.price_tier names it.
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('discount_basis_points', 'integer', required)
      .addCheckConstraint('price_tiers_discount_not_negative', notNegative('discount_basis_points')),
  ).execute();

  await timestamps(
    db.schema
      .createTable('tier_prices')
      .addColumn('price_tier', 'text', ownedBy('price_tiers.code'))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('min_quantity', 'integer', required)
      .addColumn('unit_price_cents', 'integer', required)
      .addPrimaryKeyConstraint('tier_prices_key', ['product_id', 'price_tier', 'min_quantity'])
      .addCheckConstraint('tier_prices_price_not_negative', notNegative('unit_price_cents')),
  ).execute();

  await timestamps(
    db.schema
      .createTable('contract_prices')
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('min_quantity', 'integer', required)
      .addColumn('unit_price_cents', 'integer', required)
      .addColumn('ends_on', 'text')
      .addPrimaryKeyConstraint('contract_prices_key', ['customer_id', 'product_id', 'min_quantity'])
      .addCheckConstraint('contract_prices_price_not_negative', notNegative('unit_price_cents')),
  ).execute();

  await db.schema.alterTable('order_lines').addColumn('price_basis', 'text', textOrEmpty).execute();
}
