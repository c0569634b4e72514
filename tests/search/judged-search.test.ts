import { beforeAll, expect, it } from 'vitest';

import { listProducts } from '../../app/domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../app/domain/goods/catalog/listing/listing.schema';
import type { Db } from '../../db/schema';
import { printFigures } from '../support/hard-tests';
import { openTestStore } from '../support/test-store';
import { JUDGED_QUERIES } from './judged-queries';

/** Of the queries, at least this share has an expected product among the first three. */
const WANTED = 0.95;

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

it('finds what a locksmith expects among the first three', async () => {
  const missed: string[] = [];
  for (const { q, expects } of JUDGED_QUERIES) {
    const { products } = await listProducts(db, readListingQuery(new URLSearchParams({ q })));
    const first = products.slice(0, 3).map(({ sku }) => sku);
    if (!first.some((sku) => expects.includes(sku))) missed.push(`${q}: ${first.join(', ') || 'nothing'}`);
  }
  const share = 1 - missed.length / JUDGED_QUERIES.length;
  printFigures('judged queries', { queries: JUDGED_QUERIES.length, share, missed });
  expect(share).toBeGreaterThanOrEqual(WANTED);
});
