import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { isSqlite, openTestStore } from '../tests/support/test-store';
import { refreshSearchIndex } from './search-index';

it.runIf(isSqlite)('preparing the search leaves one text index instead of parts', async () => {
  const { db } = await openTestStore({ seeded: true });
  const parts = sql<{ parts: number }>`select count(distinct segid) as parts from product_trigrams_idx`;
  const write = db.updateTable('products').set({ name: sql<string>`name || ' used'` });
  await write.where('id', '<', 20).execute();
  await write.where('id', '>', 20).execute();
  expect((await parts.execute(db)).rows[0]?.parts).toBeGreaterThan(1);
  await db.deleteFrom('settings').where('name', '=', 'search-index').execute();
  await refreshSearchIndex(db);
  expect((await parts.execute(db)).rows).toEqual([{ parts: 1 }]);
});
