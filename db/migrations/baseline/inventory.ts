import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  createUniqueIndexes,
  identity,
  mayReference,
  notNegative,
  numberOr,
  ownedBy,
  references,
  required,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of stock: levels by location, the ledger of movements, transfers, and cycle counts. */
export async function createInventory(db: AnyDatabase): Promise<void> {
  await createLevels(db);
  await createMovements(db);
  await createTransfers(db);
  await createCounts(db);
}

async function createLevels(db: AnyDatabase): Promise<void> {
  // Location 0 is no location: a store may have stock before its first location.
  await db.schema
    .createTable('stock_levels')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('location_id', 'integer', required)
    .addColumn('quantity', 'integer', required)
    .addPrimaryKeyConstraint('stock_levels_key', ['product_id', 'location_id'])
    .addCheckConstraint('stock_levels_not_negative', notNegative('quantity'))
    .execute();
  await createIndexes(db, {
    // The stock of one location.
    stock_levels_by_location: 'stock_levels (location_id, product_id, quantity)',
  });
}

/** The ledger: every change of stock adds a row, split into parts if it takes from several locations. */
async function createMovements(db: AnyDatabase): Promise<void> {
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
    .addColumn('location_id', 'integer', numberOr(0))
    .addColumn('part', 'integer', numberOr(0))
    .addColumn('location_quantity_after', 'integer', numberOr(0))
    .execute();
  await createIndexes(db, {
    // A product's ledger.
    stock_movements_by_product: 'stock_movements (product_id, id)',
  });
  await createUniqueIndexes(db, {
    // A cause, such as the sale of an order, changes the stock of a product once.
    stock_movements_once_a_cause: 'stock_movements (cause, kind, product_id, part)',
  });
  await createIndexes(db, {
    // The stock proof adds up every movement by product and location; in this order it needs no memory.
    stock_movements_by_location: 'stock_movements (product_id, location_id, kind, delta)',
    // The ledger of all products, newest first, and its date filter.
    stock_movements_by_moment: 'stock_movements (created_at, id)',
  });
}

async function createTransfers(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('stock_transfers')
      .addColumn('id', 'integer', identity)
      .addColumn('from_location_id', 'integer', references('locations.id'))
      .addColumn('to_location_id', 'integer', references('locations.id'))
      .addColumn('state', 'text', required)
      .addColumn('note', 'text', textOrEmpty)
      .addColumn('created_by', 'text', required)
      .addColumn('sent_at', 'text')
      .addColumn('closed_at', 'text'),
  )
    .addColumn('version', 'integer', required)
    .addCheckConstraint(
      'stock_transfers_state',
      sql`state in ('draft', 'sent', 'partly_received', 'received', 'cancelled')`,
    )
    .addCheckConstraint('stock_transfers_two_ends', sql`from_location_id <> to_location_id`)
    .execute();
  await createIndexes(db, {
    // The list filtered by state.
    stock_transfers_by_state: 'stock_transfers (state, id)',
  });
  await db.schema
    .createTable('stock_transfer_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('transfer_id', 'integer', ownedBy('stock_transfers.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('received_quantity', 'integer', numberOr(0))
    .addColumn('missing_quantity', 'integer', numberOr(0))
    .addColumn('missing_reason', 'text', textOrEmpty)
    .addCheckConstraint('stock_transfer_lines_sent', sql`quantity > 0`)
    .addCheckConstraint(
      'stock_transfer_lines_no_more_than_sent',
      sql`received_quantity >= 0 and missing_quantity >= 0 and received_quantity + missing_quantity <= quantity`,
    )
    .addUniqueConstraint('stock_transfer_lines_once', ['transfer_id', 'product_id'])
    .execute();
  await createIndexes(db, {
    // Transfers of a product that are under way.
    stock_transfer_lines_by_product: 'stock_transfer_lines (product_id)',
  });
}

async function createCounts(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('stock_counts')
      .addColumn('id', 'integer', identity)
      .addColumn('location_id', 'integer', references('locations.id'))
      // Null for every category.
      .addColumn('category_id', 'integer', mayReference('categories.id'))
      .addColumn('state', 'text', required)
      .addColumn('note', 'text', textOrEmpty)
      .addColumn('created_by', 'text', required)
      .addColumn('closed_at', 'text'),
  )
    .addColumn('version', 'integer', required)
    .addCheckConstraint('stock_counts_state', sql`state in ('counting', 'posted', 'cancelled')`)
    .execute();
  await createIndexes(db, {
    // The list filtered by state.
    stock_counts_by_state: 'stock_counts (state, id)',
  });
  await db.schema
    .createTable('stock_count_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('count_id', 'integer', ownedBy('stock_counts.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('quantity_at_start', 'integer', required)
    .addColumn('counted', 'integer')
    .addColumn('quantity_when_counted', 'integer')
    .addColumn('counted_by', 'text', textOrEmpty)
    .addColumn('counted_at', 'text')
    .addColumn('posted_delta', 'integer')
    // The product's last movement when it was counted: later movements are not in the count yet.
    .addColumn('movement_when_counted', 'integer')
    .addCheckConstraint('stock_count_lines_counted', sql`counted is null or counted >= 0`)
    .addUniqueConstraint('stock_count_lines_once', ['count_id', 'product_id'])
    .execute();
  await createIndexes(db, {
    // A count sheet in order.
    stock_count_lines_in_order: 'stock_count_lines (count_id, position)',
  });
  await createIndexes(db, {
    // Open counts of a product.
    stock_count_lines_by_product: 'stock_count_lines (product_id)',
  });
}
