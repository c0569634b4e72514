import { beforeEach, expect, it } from 'vitest';

import { applied, dryRun, importOf } from '../../../tests/support/imports';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { MAX_NEW_CATEGORIES, normalizePath } from './new-categories.server';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const list = (...categories: string[]) =>
  [
    'Item number,Product name,Department,List price',
    ...categories.map((category, index) => `N-${index},Name ${index},${category},5`),
  ].join('\n');

const categoriesOf = async () =>
  (
    await store.db
      .selectFrom('categories as c')
      .leftJoin('categories as p', 'p.id', 'c.parent_id')
      .select(['c.name', 'c.slug', 'p.name as parent'])
      .orderBy('c.id')
      .execute()
  ).map(({ name, slug, parent }) => [parent, name, slug].filter((text) => text !== null).join(' | '));

it('creates what is missing below what is there, each once, and finds it the next time', async () => {
  const before = await categoriesOf();
  const file = list(
    'Safe Locks > Dials',
    'safe locks > DIALS',
    'Padlocks > Shackles',
    'Accessories',
    'Safe Locks > Accessories',
    'Blog',
    'Padlocks',
  );
  const id = await dryRun(store.db, file, { createsCategories: true });
  expect((await importOf(store.db, id)).newCategories.map(({ path, rows }) => [path, rows])).toEqual([
    ['Accessories', 1],
    ['Blog', 1],
    ['Padlocks > Shackles', 1],
    ['Safe Locks > Accessories', 1],
    ['Safe Locks > Dials', 2],
  ]);
  expect(await categoriesOf()).toEqual(before);
  expect(await applied(store.db, id, 'all')).toMatchObject({ state: 'done', counts: { applied: 7 } });
  // The address of the blog is a page of the store.
  expect((await categoriesOf()).slice(before.length)).toEqual([
    'Safe Locks | safe-locks',
    'Safe Locks | Dials | dials',
    'Padlocks | Shackles | shackles',
    'Accessories | accessories',
    'Safe Locks | Accessories | safe-locks-accessories',
    'Blog | blog-2',
  ]);
  const again = await dryRun(store.db, file, { createsCategories: true });
  expect(await importOf(store.db, again)).toMatchObject({ counts: { unchanged: 7 }, newCategories: [] });
});

it('creates only what the rows that are applied need', async () => {
  const before = await categoriesOf();
  const file = `${list('Safe Locks')}\nBAD,Bad,Dials,no price`;
  const id = await dryRun(store.db, file, { createsCategories: true });
  await applied(store.db, id, 'good');
  expect((await categoriesOf()).slice(before.length)).toEqual(['Safe Locks | safe-locks']);
});

it('takes them back with the rows', async () => {
  const before = await categoriesOf();
  const id = await dryRun(store.db, list('Safe Locks > Dials', 'Padlocks'), { createsCategories: true });
  await store.db.updateTable('products').set({ sku: 'N-1', sku_key: 'n1' }).where('id', '=', 1).execute();
  expect((await applied(store.db, id, 'all')).state).toBe('rolled-back');
  expect(await categoriesOf()).toEqual(before);
});

it('creates nothing unless staff chose so, nor from a column of descriptions', async () => {
  const without = await dryRun(store.db, list('Safe Locks'));
  expect((await importOf(store.db, without)).counts).toMatchObject({ new: 0, rejected: 1 });
  const many = Array.from({ length: MAX_NEW_CATEGORIES + 5 }, (_, index) => `Text ${index}`);
  const id = await dryRun(store.db, list(...many), { createsCategories: true });
  expect((await importOf(store.db, id)).counts).toMatchObject({ new: MAX_NEW_CATEGORIES, rejected: 5 });
});

it('normalizes paths to what the tree can hold', () => {
  expect(normalizePath('Hardware >  Locks &  Keys > Latches > Deadbolts ')).toBe(
    'Locks & Keys > Latches > Deadbolts',
  );
  expect(normalizePath('> Locks >')).toBe('Locks');
  expect(normalizePath('???')).toBeUndefined();
  expect(normalizePath('x'.repeat(101))).toBeUndefined();
});
