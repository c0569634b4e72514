import { beforeAll, expect, it } from 'vitest';

import { listProducts } from '../../app/domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../app/domain/goods/catalog/listing/listing.schema';
import { inLanguage } from '../../app/i18n/language.server';
import type { Db } from '../../db/schema';
import { printFigures } from '../support/hard-tests';
import { openTestStore } from '../support/test-store';
import { FRENCH_QUERIES } from './french-queries';
import { JUDGED_QUERIES } from './judged-queries';

/** Of the queries, at least this share has an expected product among the first three. */
const WANTED = 0.95;

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

it.each([
  ['en', JUDGED_QUERIES],
  ['fr-CA', FRENCH_QUERIES],
] as const)('finds what a locksmith expects among the first three (%s)', async (language, queries) => {
  const missed: string[] = [];
  for (const { q, expects } of queries) {
    const query = readListingQuery(new URLSearchParams({ q }));
    const { products } = await inLanguage(language, () => listProducts(db, query));
    const first = products.slice(0, 3).map(({ sku }) => sku);
    if (!first.some((sku) => expects.includes(sku))) missed.push(`${q}: ${first.join(', ') || 'nothing'}`);
  }
  const share = 1 - missed.length / queries.length;
  printFigures(`judged queries, ${language}`, { queries: queries.length, share, missed });
  expect(share).toBeGreaterThanOrEqual(WANTED);
});
