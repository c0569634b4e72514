import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { listActiveCategories, listCategoriesWithCounts } from './categories.queries.server';
import { createCategory } from './categories.server';
import { findStoreCategory } from './store-category.queries.server';
import { TEXT_PAGES } from '../../content/content/text-pages.rules';
import { isStorePath } from './store-paths.rules';

let db: Db;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

describe('a new category', () => {
  it('has its page at once, after the others and without products', async () => {
    const { id, slug } = await createCategory(
      db,
      { name: 'Key Safes & Boxes', description: 'For keys' },
      actor,
    );
    expect(slug).toBe('key-safes-boxes');
    expect(await findStoreCategory(db, slug)).toMatchObject({
      id,
      name: 'Key Safes & Boxes',
      isActive: true,
    });
    expect((await listActiveCategories(db)).at(-1)?.id).toBe(id);
    expect((await listCategoriesWithCounts(db)).at(-1)).toMatchObject({ id, productCount: 0 });
  });

  it.each([
    ['Safes', 'The category Safes already exists'],
    ['  SAFES!', 'The category Safes already exists'],
    ['Checkout', '/checkout is already a page in the store'],
    ['Admin', '/admin is already a page in the store'],
    ['!!!', 'Category name needs a letter or digit'],
  ])('is not called %j', async (name, message) => {
    await expect(createCategory(db, { name, description: '' }, actor)).rejects.toMatchObject({
      field: 'name',
      message,
    });
    expect(await listActiveCategories(db)).toHaveLength(16);
  });
});

it('no category can take the address of a page', () => {
  // The module that renders the texts, which have their addresses from a list, and the layouts have none of their own.
  const first = readdirSync('app/routes/store')
    .filter((file) => !/^(text-page|layout|beyond-catalog)\.|\.(test|server)\./.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .concat('admin', 'api', 'pictures')
    .map((id) => id.split(/[._]/)[0] ?? '')
    .filter((part) => /^[a-z][a-z-]*$/.test(part))
    .concat(TEXT_PAGES);
  expect(first).toContain('checkout');
  expect(first.filter((part) => !isStorePath(part))).toEqual([]);
});

it('no category can take the address of a file', () => {
  const taken = readdirSync('public').filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(taken.filter((name) => !isStorePath(name))).toEqual([]);
});
