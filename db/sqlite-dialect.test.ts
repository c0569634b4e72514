import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { isSqlite, openTestStore } from '../tests/support/test-store';
import { isUnavailable } from './unavailable';

it('a crowd of transactions lets timers and answers in between', async () => {
  const { db } = await openTestStore();
  const ended: string[] = [];
  setTimeout(() => ended.push('an answer'), 0);
  const write = async () => {
    await db.transaction().execute((trx) => trx.updateTable('products').set({ stock_quantity: 1 }).execute());
    ended.push('a transaction');
  };
  await Promise.all(Array.from({ length: 500 }, write));
  expect(ended.indexOf('an answer')).toBeGreaterThanOrEqual(0);
  expect(ended.indexOf('an answer')).toBeLessThan(250);
});

it.runIf(isSqlite)(
  'a full disk is said as such, keeps nothing of the transaction, and is no obstacle later',
  async () => {
    const { db } = await openTestStore();
    const note = (count: number) =>
      db.transaction().execute(async (trx) => {
        for (let number = 0; number < count; number += 1) {
          const values = { key: `${count}-${number}`.padEnd(3_000, 'x'), window_started_at: 0, hits: 1 };
          await trx.insertInto('rate_limits').values(values).execute();
        }
      });
    const notes = () => db.selectFrom('rate_limits').select('key').execute();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
    const refused = await note(200).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'SQLITE_FULL' });
    expect(isUnavailable(refused)).toBe(true);
    expect(await notes()).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await note(200);
    expect(await notes()).toHaveLength(200);
  },
);
