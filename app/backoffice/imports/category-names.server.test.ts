import { beforeEach, expect, it } from 'vitest';

import { dryRun } from '../../../tests/support/imports';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { insertStaff } from '../../domain/base/staff/staff.server';
import { readCategoryNames } from './category-names.server';
import { listImportRows } from './imports.queries.server';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
  await insertStaff(store.db, {
    username: 'ann',
    name: 'Ann',
    email: 'a@x.example',
    passwordHash: '',
    role: 'owner',
  });
  await add(1, null, 'Locks', 'locks');
  await add(2, 1, 'Padlocks', 'lock-padlocks');
  await add(3, 2, 'Brass', 'brass');
  await add(4, null, 'Padlocks', 'padlocks');
  await add(5, null, 'Boxes', 'boxes');
  await add(6, 5, 'Brass', 'box-brass');
});

async function add(id: number, parentId: number | null, name: string, slug: string): Promise<void> {
  const now = '2026-11-25T00:00:00.000Z';
  await store.db
    .insertInto('categories')
    .values({
      id,
      parent_id: parentId,
      name,
      slug,
      description: '',
      hero_text: '',
      picture: '',
      service_tags: '',
      sort_order: id,
      is_active: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

async function staged(categories: string[]) {
  const lines = categories.map((category, index) => `N-${index},Name ${index},${category},5`);
  const id = await dryRun(store.db, ['SKU,Name,Category,Price', ...lines].join('\n'));
  const found = await listImportRows(store.db, id, 'new', 1);
  const rejected = await listImportRows(store.db, id, 'rejected', 1);
  const rows = [...found.rows, ...rejected.rows];
  return rows.map(
    ({ problems, changes }) =>
      problems[0]?.message ?? changes.find(({ field }) => field === 'Category')?.after,
  );
}

it('takes a name that only one category has, a path however it is spaced, and an address', async () => {
  expect(
    await staged(['boxes', 'Locks > Padlocks', 'locks>PADLOCKS > brass', 'Padlocks > Brass', 'padlocks']),
  ).toEqual([
    'Boxes',
    'Locks > Padlocks',
    'Locks > Padlocks > Brass',
    'Locks > Padlocks > Brass',
    'padlocks',
  ]);
});

it('says of a name that several categories have how to tell them apart, and of a wrong path that there is none', async () => {
  expect(await staged(['Padlocks', 'Brass', 'Boxes > Padlocks'])).toEqual([
    '2 categories are named Padlocks. Specify which one: Locks > Padlocks or padlocks',
    '2 categories are named Brass. Specify which one: Locks > Padlocks > Brass or Boxes > Brass',
    'Category Boxes > Padlocks doesn’t exist. Create it with the import, or choose a default category',
  ]);
});

it('reads what it writes', async () => {
  const names = await readCategoryNames(store.db);
  for (let id = 1; id <= 6; id += 1) expect(names.findId(names.getPathText(id))).toBe(id);
});

it('finds what it has of the paths of other stores, from behind', async () => {
  const names = await readCategoryNames(store.db);
  expect(names.meantByForeign('Hardware > Boxes')).toEqual({ id: 5 });
  expect(names.meantByForeign('Hardware > Boxes > Brass')).toEqual({ id: 6 });
  expect(names.meantByForeign('Hardware > Brass')).toEqual({
    oneOf: ['Locks > Padlocks > Brass', 'Boxes > Brass'],
  });
  expect(names.meantByForeign('Hardware > Tools')).toBeUndefined();
});
