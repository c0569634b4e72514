import { beforeEach, expect, it } from 'vitest';

import type { Db } from '../../../../../db/schema';
import { openTestStore } from '../../../../../tests/support/test-store';
import { SERVICE_GROUPS } from '../services.rules';
import { listEmptyServices } from './empty-services.queries.server';
import { listProducts } from './listing.queries.server';
import { readListingQuery } from './listing.schema';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const ALL = SERVICE_GROUPS().flatMap(({ services }) => services.map(({ value }): string => value));

async function listWithoutResults(): Promise<string[]> {
  const empty: string[] = [];
  for (const category of ALL) {
    const { page } = await listProducts(db, readListingQuery(new URLSearchParams({ category })));
    if (page.total === 0) empty.push(category);
  }
  return empty;
}

it('the demo has products for every service', async () => {
  expect(await listEmptyServices(db)).toEqual([]);
});

it('a service is empty exactly if its listing is', async () => {
  await db
    .updateTable('products')
    .set({ is_active: 0 })
    .where('service_tags', 'like', '%biometric%')
    .execute();
  await db.updateTable('products').set({ is_active: 0 }).where('name', 'like', '%biometric%').execute();
  await db.updateTable('categories').set({ is_active: 0 }).where('slug', '=', 'safes').execute();
  const empty = await listEmptyServices(db);
  expect(empty).toContain('biometric');
  expect(empty).toEqual(await listWithoutResults());
});

it('a store without products has no services', async () => {
  await db.updateTable('products').set({ is_active: 0 }).execute();
  expect(await listEmptyServices(db)).toEqual(ALL);
});
