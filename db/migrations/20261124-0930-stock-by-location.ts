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

type AnySchema = Kysely<unknown>;

/** Stock lies at locations: levels, transfers between them, counts, and orders that are picked up at one. */
export async function up(db: AnySchema): Promise<void> {
  await createLevels(db);
  await createTransfers(db);
  await createCounts(db);
  await db.schema
    .alterTable('orders')
    .addColumn('pickup_location_id', 'integer', (column) => column.references('locations.id'))
    .execute();
  await db.schema.alterTable('orders').addColumn('pickup_ready_at', 'text').execute();
}

async function createLevels(db: AnySchema): Promise<void> {
  await db.schema.alterTable('locations').addColumn('holds_stock', 'integer', flag(0)).execute();
  await db.schema.alterTable('locations').addColumn('is_stock_default', 'integer', flag(0)).execute();
  // The stock of a running store lies at its first location until somebody says otherwise.
  await sql`update locations set holds_stock = 1, is_stock_default = 1
    where id = (select id from locations order by sort_order, id limit 1)`.execute(db);
  await sql`create unique index locations_one_stock_default on locations (is_stock_default)
    where is_stock_default = 1`.execute(db);

  // 0 stands for no location: a store may have stock before it has its first location.
  await db.schema
    .createTable('stock_levels')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('location_id', 'integer', required)
    .addColumn('quantity', 'integer', required)
    .addPrimaryKeyConstraint('stock_levels_key', ['product_id', 'location_id'])
    .addCheckConstraint('stock_levels_not_negative', notNegative('quantity'))
    .execute();
  await db.schema
    .createIndex('stock_levels_by_location')
    .on('stock_levels')
    .columns(['location_id', 'product_id', 'quantity'])
    .execute();
  const home = sql`coalesce((select id from locations where is_stock_default = 1), 0)`;
  await sql`insert into stock_levels (product_id, location_id, quantity)
    select id, ${home}, stock_quantity from products where stock_quantity > 0`.execute(db);

  for (const column of ['location_id', 'part', 'location_quantity_after']) {
    await db.schema
      .alterTable('stock_movements')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await sql`update stock_movements
    set location_id = ${home}, location_quantity_after = quantity_after`.execute(db);
  // One movement may take from several locations: its parts are numbered, and its first one still comes only once.
  await db.schema.dropIndex('stock_movements_once_a_cause').execute();
  await db.schema
    .createIndex('stock_movements_once_a_cause')
    .on('stock_movements')
    .columns(['cause', 'kind', 'product_id', 'part'])
    .unique()
    .execute();
  // The proof adds up every movement by product and location: in this order it needs no memory for it.
  await db.schema
    .createIndex('stock_movements_by_location')
    .on('stock_movements')
    .columns(['product_id', 'location_id', 'kind', 'delta'])
    .execute();
}

async function createTransfers(db: AnySchema): Promise<void> {
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
  await db.schema
    .createIndex('stock_transfers_by_state')
    .on('stock_transfers')
    .columns(['state', 'id'])
    .execute();
  await db.schema
    .createTable('stock_transfer_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('transfer_id', 'integer', ownedBy('stock_transfers.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('received_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('missing_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('missing_reason', 'text', textOrEmpty)
    .addCheckConstraint('stock_transfer_lines_sent', sql`quantity > 0`)
    .addCheckConstraint(
      'stock_transfer_lines_no_more_than_sent',
      sql`received_quantity >= 0 and missing_quantity >= 0 and received_quantity + missing_quantity <= quantity`,
    )
    .addUniqueConstraint('stock_transfer_lines_once', ['transfer_id', 'product_id'])
    .execute();
  await db.schema
    .createIndex('stock_transfer_lines_by_product')
    .on('stock_transfer_lines')
    .column('product_id')
    .execute();
}

async function createCounts(db: AnySchema): Promise<void> {
  await timestamps(
    db.schema
      .createTable('stock_counts')
      .addColumn('id', 'integer', identity)
      .addColumn('location_id', 'integer', references('locations.id'))
      // Null for every category.
      .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
      .addColumn('state', 'text', required)
      .addColumn('note', 'text', textOrEmpty)
      .addColumn('created_by', 'text', required)
      .addColumn('closed_at', 'text'),
  )
    .addColumn('version', 'integer', required)
    .addCheckConstraint('stock_counts_state', sql`state in ('counting', 'posted', 'cancelled')`)
    .execute();
  await db.schema.createIndex('stock_counts_by_state').on('stock_counts').columns(['state', 'id']).execute();
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
    .addCheckConstraint('stock_count_lines_counted', sql`counted is null or counted >= 0`)
    .addUniqueConstraint('stock_count_lines_once', ['count_id', 'product_id'])
    .execute();
  await db.schema
    .createIndex('stock_count_lines_in_order')
    .on('stock_count_lines')
    .columns(['count_id', 'position'])
    .execute();
  await db.schema
    .createIndex('stock_count_lines_by_product')
    .on('stock_count_lines')
    .column('product_id')
    .execute();
}
