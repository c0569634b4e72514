import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { openTestStore } from '../../../tests/support/test-store';
import { understandSearch } from '../search/product-search.queries.server';
import type { ListingScope } from './listing-conditions.server';
import { countAttributes, countFacets } from './listing-facets.queries.server';
import { listPageIds } from './listing-order.queries.server';
import { readListingQuery } from './listing.schema';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  // The demo three times, with gaps between: the ids of a large catalogue, which is read in ranges.
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

it.each([
  ['a word of names and categories', 'q=lock'],
  ['several words', 'q=smart+key'],
  ['a category that is called so', 'q=padlock'],
  ['with a brand and a type', 'q=lock&brand=Schlage&brand=Yale&type=Mortise+locks'],
  ['in stock alone', 'q=key&inStock=1'],
  ['with a specification', 'q=lock&attribute=Grade%3AANSI/BHMA+A156.2+Grade+1'],
])('a search that finds very many finds the same in the same order: %s', async (_what, address) => {
  const query = readListingQuery(new URLSearchParams(address));
  const search = await understandSearch(db, query.q);
  expect(search.partIds).toEqual([]);
  expect(search.foundIds?.length).toBeGreaterThan(10);
  const few: ListingScope = { query, search, categoryIds: undefined, inactiveCategoryIds: [] };
  const many: ListingScope = { ...few, search: { ...search, foundIds: undefined } };

  const facets = await countFacets(db, few);
  const { ranges, ...counted } = await countFacets(db, many);
  expect({ ...counted, ranges: undefined }).toEqual(facets);
  expect(ranges?.filter(({ sizes }) => sizes.some((size) => size > 0)).length).toBeGreaterThan(2);
  const names = ['Finish', 'Grade', 'Function'];
  expect(await countAttributes(db, many, names)).toEqual(await countAttributes(db, few, names));

  const whole = await listPageIds(db, few, { limit: 5000, offset: 0 }, facets);
  expect(whole).toHaveLength(facets.total);
  for (let offset = 0; offset < facets.total; offset += 25) {
    const page = await listPageIds(db, many, { limit: 25, offset }, { ...counted, ranges });
    expect(page).toEqual(whole.slice(offset, offset + 25));
  }
});
