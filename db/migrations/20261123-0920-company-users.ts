import { sql, type Kysely } from 'kysely';

import { flag, identity, ownedBy, required } from './columns';

/**
 * The users of an account: who signs in, who may approve and who manages the others. Every account has one already,
 * by its own e-mail; what was the account's (carts, sessions, orders) is theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_users')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('email', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('may_manage', 'integer', flag(0))
    .addColumn('may_approve', 'integer', flag(0))
    .addColumn('spending_limit_cents', 'integer')
    .addColumn('approver_id', 'integer', (column) =>
      column.references('company_users.id').onDelete('set null'),
    )
    .addColumn('removed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addCheckConstraint('company_users_limit_not_negative', sql`spending_limit_cents >= 0`)
    .execute();
  // An address that was removed may come back; of those that sign in it is one user's.
  await sql`create unique index company_users_email on company_users (email) where removed_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('company_users_by_customer')
    .on('company_users')
    .columns(['customer_id', 'id'])
    .execute();
  await sql`insert into company_users
    (customer_id, email, first_name, last_name, may_manage, may_approve, created_at)
    select id, email, first_name, last_name, 1, 1, created_at from customers order by id`.execute(db);

  for (const table of ['sessions', 'carts']) {
    await db.schema
      .alterTable(table)
      .addColumn('user_id', 'integer', (column) =>
        column.references('company_users.id').onDelete(table === 'sessions' ? 'cascade' : 'set null'),
      )
      .execute();
  }
  await db.schema
    .alterTable('orders')
    .addColumn('placed_by_user_id', 'integer', (column) => column.references('company_users.id'))
    .execute();
  for (const [table, column] of [
    ['sessions', 'user_id'],
    ['carts', 'user_id'],
    ['orders', 'placed_by_user_id'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} =
      (select u.id from company_users u where u.customer_id = ${sql.ref(`${table}.customer_id`)})
      where customer_id is not null`.execute(db);
  }
  await db.schema.createIndex('carts_by_user').on('carts').column('user_id').execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  // A link is a user's. One that nobody can use stands for an address that nobody has: the same is written for both.
  await db.schema.dropTable('sign_in_links').execute();
  await db.schema
    .createTable('sign_in_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('company_users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('sign_in_links_by_user')
    .on('sign_in_links')
    .columns(['user_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('account_addresses')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('label', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('state_code', 'text', required)
    .addColumn('zip_code', 'text', required)
    .addColumn('is_default', 'integer', flag(0))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('account_addresses_by_customer')
    .on('account_addresses')
    .columns(['customer_id', 'id'])
    .execute();
}
