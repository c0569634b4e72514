import { expect, it } from 'vitest';

import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { addStaff } from '../../domain/base/staff/staff.server';
import { CLEARED_TABLES, clearDemo, PARTLY_CLEARED_TABLES } from './clear-demo.server';
import { seedDemoStore } from './seed-demo-store.server';

/** What stays as it is. Every new table has to be decided about, here or in the list of those that are cleared. */
const KEPT = [
  'assortment_version',
  'catalogue_version',
  'french_texts',
  'leases',
  'rate_limits',
  'search_synonyms',
  'second_factor_roles',
  'settings',
  'staff_recovery_codes',
  'standard_french',
  'text_pages',
];

/** Full-text indexes, which triggers keep equal to the products. */
const SEARCH_INDEX = /^product_(?:staff|trigrams)/;

async function openHistory(): Promise<{ store: TestStore; actor: Parameters<typeof clearDemo>[1] }> {
  const store = await openTestStore();
  await seedDemoStore(store.db, { history: true });
  const owner = {
    username: 'ada',
    password: 'a long enough password',
    name: 'Ada',
    email: '',
    role: 'owner',
  } as const;
  await addStaff(store.db, owner);
  const row = await store.db
    .selectFrom('staff')
    .select('id')
    .where('username', '=', 'ada')
    .executeTakeFirstOrThrow();
  return { store, actor: { name: 'staff:ada', staffId: row.id, requestId: 'test' } };
}

it('decides about every table', async () => {
  const { db } = await openTestStore();
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !SEARCH_INDEX.test(name));
  expect([...CLEARED_TABLES, ...PARTLY_CLEARED_TABLES, ...KEPT].sort()).toEqual(tables.sort());
});

it('leaves the acting owner, one audit entry, and nothing of the demo', async () => {
  const { store, actor } = await openHistory();
  const { db } = store;
  await clearDemo(db, actor);
  for (const table of [...CLEARED_TABLES, 'carts', 'customers', 'company_users'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  expect(await db.selectFrom('staff').select('username').execute()).toEqual([{ username: 'ada' }]);
  const entries = await db.selectFrom('audit_entries').select(['actor', 'action']).execute();
  expect(entries).toEqual([{ actor: 'staff:ada', action: 'demo.clear' }]);
  // The log is append-only again.
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('only written to');
});

it('clears only once: what comes afterward is the store’s own', async () => {
  const { store, actor } = await openHistory();
  await clearDemo(store.db, actor);
  await expect(clearDemo(store.db, actor)).rejects.toThrow('already been cleared');
});
