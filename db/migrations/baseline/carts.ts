import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import {
  createIndexes,
  mayBeOwnedBy,
  mayReference,
  mayReferenceUntilDeleted,
  ownedBy,
  required,
  textKey,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of visitors: carts, sessions, drafts, and favorite lists. */
export async function createCartsAndSessions(db: AnyDatabase): Promise<void> {
  await createCarts(db);
  await createSessions(db);
  await createFavorites(db);
}

async function createCarts(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('carts')
      .addColumn('id', 'text', textKey)
      .addColumn('customer_id', 'integer', mayReference('customers.id')),
  )
    // Identifies the last parts list added to the cart, so that a resubmitted form adds it only once.
    .addColumn('last_batch', 'text', textOrEmpty)
    .addColumn('user_id', 'integer', mayReferenceUntilDeleted('company_users.id'))
    .execute();
  await createIndexes(db, {
    // An account's carts.
    carts_by_customer: 'carts (customer_id)',
    // The cart a user finds again after signing in.
    carts_by_user: 'carts (user_id)',
    // Deletes abandoned carts by age.
    carts_by_change: 'carts (updated_at)',
  });

  await db.schema
    .createTable('cart_lines')
    .addColumn('cart_id', 'text', ownedBy('carts.id'))
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('added_at', 'text', required)
    .addPrimaryKeyConstraint('cart_lines_key', ['cart_id', 'product_id'])
    .addCheckConstraint('cart_lines_quantity_positive', sql`quantity > 0`)
    .execute();

  // What a buyer has entered at checkout and not submitted yet.
  await db.schema
    .createTable('checkout_drafts')
    .addColumn('cart_id', 'text', (column) => column.primaryKey().references('carts.id').onDelete('cascade'))
    .addColumn('data', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // Deletes expired drafts.
    checkout_drafts_by_expiry: 'checkout_drafts (expires_at)',
  });

  // The parts list a buyer has checked in quick order, and not yet added to the cart.
  await db.schema
    .createTable('quick_order_lists')
    .addColumn('cart_id', 'text', (column) => column.primaryKey().references('carts.id').onDelete('cascade'))
    .addColumn('list_id', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('lines', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}

async function createSessions(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', textKey)
    .addColumn('staff_id', 'integer', mayBeOwnedBy('staff.id'))
    .addColumn('customer_id', 'integer', mayBeOwnedBy('customers.id'))
    .addColumn('cart_id', 'text', mayReferenceUntilDeleted('carts.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    // The owner of the visitor's favorite lists; null while there are none.
    .addColumn('favorites_owner', 'text')
    // The vehicle the visitor selected.
    .addColumn('vehicle_make', 'text')
    .addColumn('vehicle_model', 'text')
    .addColumn('vehicle_year', 'integer')
    .addColumn('user_id', 'integer', mayBeOwnedBy('company_users.id'))
    // Where someone signed in: 'Chrome on Android'.
    .addColumn('device', 'text', textOrEmpty)
    .execute();
  await createIndexes(db, {
    // Deletes expired sessions.
    sessions_by_expiry: 'sessions (expires_at)',
    // Keeps carts that a session still holds from being deleted by age.
    sessions_by_cart: 'sessions (cart_id)',
    // Ends all sessions of a user.
    sessions_by_user: 'sessions (user_id)',
    // Ends all sessions of a staff member.
    sessions_by_staff: 'sessions (staff_id)',
  });
  await forbidSessionReuse(db);

  // An unfinished application for a trade account.
  await db.schema
    .createTable('registration_drafts')
    .addColumn('session_id_hash', 'text', (column) =>
      column.primaryKey().references('sessions.id_hash').onDelete('cascade'),
    )
    .addColumn('data', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('sent_at', 'text')
    .addColumn('updated_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createTable('registration_documents')
    .addColumn('session_id_hash', 'text', (column) =>
      column.primaryKey().references('registration_drafts.session_id_hash').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', required)
    .addColumn('media_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('sha256', 'text', required)
    // Last, so that SQLite reads the other columns without paging through the file.
    .addColumn('bytes', 'blob', required)
    .execute();
  await createIndexes(db, {
    // Deletes expired drafts.
    registration_drafts_by_expiry: 'registration_drafts (expires_at)',
  });
}

const SESSION_HOLDERS = ['staff_id', 'customer_id', 'user_id'];

/**
 * Makes the database refuse to sign anyone in to an existing anonymous session, as a defense against session fixation.
 * Caches rely on it too: a session once known to be anonymous stays anonymous.
 */
async function forbidSessionReuse(db: AnyDatabase): Promise<void> {
  const message = 'A session is never given to somebody else: open another.';
  const changes = SESSION_HOLDERS.map(
    (column) => sql`old.${sql.ref(column)} is null and new.${sql.ref(column)} is not null`,
  );
  const isGiven = sql.join(changes, sql` or `);
  if (isPostgres(db)) {
    await sql`create function sessions_keep_their_holder() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(message)}; end $$`.execute(db);
    await sql`create trigger sessions_keep_their_holder before update on sessions
      for each row when (${isGiven}) execute function sessions_keep_their_holder()`.execute(db);
    return;
  }
  await sql`create trigger sessions_keep_their_holder before update on sessions when ${isGiven} begin
      select raise(abort, ${sql.lit(message)});
    end`.execute(db);
}

async function createFavorites(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('favorite_lists')
      .addColumn('id', 'text', textKey)
      .addColumn('owner_id', 'text', required)
      .addColumn('customer_id', 'integer', mayReference('customers.id'))
      .addColumn('name', 'text', required),
  ).execute();
  await createIndexes(db, {
    // A visitor's or an account's lists, oldest first.
    favorite_lists_by_owner: 'favorite_lists (owner_id, created_at)',
  });

  await db.schema
    .createTable('favorite_items')
    .addColumn('list_id', 'text', ownedBy('favorite_lists.id'))
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('added_at', 'text', required)
    .addPrimaryKeyConstraint('favorite_items_key', ['list_id', 'product_id'])
    .addCheckConstraint('favorite_items_quantity_positive', sql`quantity > 0`)
    .execute();
  await createIndexes(db, {
    // The lists that contain a product.
    favorite_items_by_product: 'favorite_items (product_id, list_id)',
  });
}
