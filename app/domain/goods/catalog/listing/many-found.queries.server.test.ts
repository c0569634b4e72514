import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../../db/schema';
import { openTestStore } from '../../../../../tests/support/test-store';
import type { ListingScope } from './listing-conditions.server';
import { countAttributes, countFacets } from './listing-facets.queries.server';
import { listPageIds } from './listing-order.queries.server';
import { readListingScope } from './listing-scope.queries.server';
import { readListingQuery } from './listing.schema';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  // The demo three times, with gaps between: the ids of a large catalog, which is read in ranges.
  const tables = await db.introspection.getTables();
  const columns = (table: string, own: string[]) => {
    const all = tables.find(({ name }) => name === table)?.columns ?? [];
    return sql.join(
      all
        .map(({ name }) => name)
        .filter((name) => !own.includes(name))
        .map((name) => sql.ref(name)),
    );
  };
  const rest = columns('products', ['id', 'slug', 'sku', 'sku_key']);
  const values = columns('product_specifications', ['product_id']);
  for (const further of [10_000, 30_000]) {
    const mark = `-${further}`;
    await sql`insert into products (id, slug, sku, sku_key, ${rest})
      select id + ${sql.lit(further)}, slug || ${sql.lit(mark)}, sku || ${sql.lit(mark)}, sku_key || ${sql.lit(mark)}, ${rest}
      from products where id < 10000`.execute(db);
    await sql`insert into product_specifications (product_id, ${values})
      select product_id + ${sql.lit(further)}, ${values} from product_specifications where product_id < 10000`.execute(
      db,
    );
  }
});

/** So that even a few hundred are read in several pieces. */
const PIECE_SIZE = 10;

const SEARCHES = [
  ['a word of names and categories', 'q=lock'],
  ['several words', 'q=smart+key'],
  ['a category that is called so', 'q=padlock'],
  ['a word of texts that few names hold', 'q=satin'],
  ['with a brand and a type', 'q=lock&brand=Schlage&brand=Yale&type=Mortise+locks'],
  ['in stock alone', 'q=key&inStock=1'],
  ['with a specification', 'q=lock&attribute=Grade%3AANSI/BHMA+A156.2+Grade+1'],
  ['a number that is a word too', 'q=626'],
  ['a service', 'category=residential'],
  ['a service and a word', 'category=residential&q=satin'],
  ['a word and a vehicle', 'q=key&year=2015'],
  ['a specification alone', 'attribute=Grade%3AANSI/BHMA+A156.2+Grade+1'],
] as const;

/** The same listing, read as where very many products are found. */
async function fewAndMany(address: string): Promise<[few: ListingScope, many: ListingScope]> {
  const scope = await readListingScope(db, readListingQuery(new URLSearchParams(address)), undefined);
  if (scope.found !== undefined) expect(scope.found.size).toBeGreaterThan(10);
  return [
    { ...scope, isNarrow: true },
    { ...scope, isNarrow: false },
  ];
}

it.each(SEARCHES)(
  'a search that finds very many finds the same in the same order: %s',
  async (_what, address) => {
    const [few, many] = await fewAndMany(address);
    const facets = await countFacets(db, few);
    const { ranges, groups, ...counted } = await countFacets(db, many, PIECE_SIZE);
    expect({ ...counted, groups: facets.groups, ranges: undefined }).toEqual(facets);
    // Few fit a vehicle, however many the word finds.
    if (few.found !== undefined && !few.isFitting)
      expect(ranges?.filter(({ sizes }) => sizes.some((size) => size > 0)).length).toBeGreaterThan(2);
    const names = ['Finish', 'Grade', 'Function'];
    expect(await countAttributes(db, many, names, groups, PIECE_SIZE)).toEqual(
      await countAttributes(db, few, names, groups),
    );

    const whole = await listPageIds(db, few, { limit: 5000, offset: 0 }, facets);
    expect(whole).toHaveLength(facets.total);
    for (let offset = 0; offset < facets.total; offset += 25) {
      const page = await listPageIds(db, many, { limit: 25, offset }, { ...counted, ranges });
      expect(page).toEqual(whole.slice(offset, offset + 25));
    }
  },
);

describe.each(['price-low', 'price-high', 'name', 'productNumber', 'category'] as const)('by %s', (sort) => {
  it.each(SEARCHES)('every page is that of one sorted list: %s', async (_what, address) => {
    const [few, many] = await fewAndMany(`${address}&sort=${sort}`);
    const { ranges, ...facets } = await countFacets(db, many);
    const whole = await listPageIds(db, few, { limit: 5000, offset: 0 }, { ...facets, ranges: undefined });
    expect(whole).toHaveLength(facets.total);
    for (let offset = 0; offset < facets.total; offset += 100) {
      const page = await listPageIds(db, many, { limit: 100, offset }, { ...facets, ranges });
      expect(page).toEqual(whole.slice(offset, offset + 100));
    }
  });
});
