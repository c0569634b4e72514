import type { AnyDatabase } from '../../dialect';
import { notNegative, ownedBy, required, requiredUnique, textKey, timestamps } from './columns';

/** Creates the tables of trade prices: tiers, quantity breaks by tier, and contracts of single accounts. */
export async function createPrices(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('price_tiers')
      // Referred to by customers.price_tier.
      .addColumn('code', 'text', textKey)
      .addColumn('name', 'text', requiredUnique)
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
}
