import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';

const MESSAGE = 'A session is never given to somebody else: open another.';

/** Whose a session is. */
const HOLDERS = ['staff_id', 'customer_id', 'user_id'];

/**
 * Nobody's session becomes somebody's. That keeps an id that was known before a sign-in from being worth anything after
 * it; and what is remembered of guests stays true.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const changes = HOLDERS.map(
    (column) => sql`old.${sql.ref(column)} is null and new.${sql.ref(column)} is not null`,
  );
  const isGiven = sql.join(changes, sql` or `);
  if (isPostgres(db)) {
    await sql`create function sessions_keep_their_holder() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(MESSAGE)}; end $$`.execute(db);
    await sql`create trigger sessions_keep_their_holder before update on sessions
      for each row when (${isGiven}) execute function sessions_keep_their_holder()`.execute(db);
    return;
  }
  await sql`create trigger sessions_keep_their_holder before update on sessions when ${isGiven} begin
      select raise(abort, ${sql.lit(MESSAGE)});
    end`.execute(db);
}
