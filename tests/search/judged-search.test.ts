import { beforeAll, expect, it } from 'vitest';

import { listProducts } from '../../app/domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../app/domain/goods/catalog/listing/listing.schema';
import { inLanguage } from '../../app/i18n/language.server';
import type { Db } from '../../db/schema';
import { printFigures } from '../support/hard-tests';
import { openTestStore } from '../support/test-store';
import { BLIND_QUERIES } from './blind-queries';
import { FRENCH_QUERIES } from './french-queries';
import { JUDGED_QUERIES } from './judged-queries';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

it.each([
  { name: 'judged', language: 'en', queries: JUDGED_QUERIES, wanted: 0.95 },
  { name: 'judged in French', language: 'fr-CA', queries: FRENCH_QUERIES, wanted: 0.95 },
  { name: 'blind', language: 'en', queries: BLIND_QUERIES, wanted: 0.85 },
] as const)('finds what a locksmith expects among the first three: $name', async (set) => {
  const { name, language, queries, wanted } = set;
  const missed: string[] = [];
  for (const { q, expects } of queries) {
    const query = readListingQuery(new URLSearchParams({ q }));
    const { products } = await inLanguage(language, () => listProducts(db, query));
    const first = products.slice(0, 3).map(({ sku }) => sku);
    if (!first.some((sku) => expects.includes(sku))) missed.push(`${q}: ${first.join(', ') || 'nothing'}`);
  }
  const share = 1 - missed.length / queries.length;
  printFigures(`queries, ${name}`, { queries: queries.length, share, missed });
  expect(share).toBeGreaterThanOrEqual(wanted);
});
