import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { answerOf, opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { ApiSearchSchema, type ApiSearch } from '../../api/search.calls';
import { buildOpenApiDocument } from '../../api/openapi.server';
import { listProducts } from '../../domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../domain/goods/catalog/listing/listing.schema';
import { loader } from './search';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
});

const ask = (query: string, cookie?: string) =>
  answerOf(() => loader(opening(store, `/api/search${query}`, cookie === undefined ? {} : { cookie })));

async function found(query: string, cookie?: string): Promise<ApiSearch> {
  const { status, body } = await ask(query, cookie);
  expect(status, JSON.stringify(body)).toBe(200);
  return ApiSearchSchema.parse(body);
}

async function asOnThePage(query: string, pageSize = 100) {
  return listProducts(store.db, { ...readListingQuery(new URLSearchParams(query)), pageSize: 100 }).then(
    ({ products, ...rest }) => ({ ids: products.slice(0, pageSize).map(({ id }) => id), ...rest }),
  );
}

describe('a search', () => {
  it('finds what the page finds, in its order, with its counts', async () => {
    for (const query of [
      'q=smart+key',
      'q=ford&sort=price-low',
      'make=ford&model=F-150&year=2021',
      'inStock=true',
    ]) {
      const page = await asOnThePage(query);
      const answer = await found(`?${query}&pageSize=100`);
      expect(
        answer.products.map(({ id }) => id),
        query,
      ).toEqual(page.ids);
      expect(answer.total).toBe(page.page.total);
      expect(answer.facets.brands).toEqual(page.brands);
      expect(answer.facets.inStock).toBe(page.inStock);
      expect([answer.nearest, answer.unknown]).toEqual([null, []]);
    }
  });

  it('shows products as GET /api/products does, and whether they need a licence', async () => {
    const { products } = await found('?q=AK-BMW-FEM-4B');
    expect(products[0]).toMatchObject({
      id: 1,
      sku: 'AK-BMW-FEM-4B',
      price: '299.99',
      salePrice: null,
      imageUrl: expect.stringMatching(/^\/pictures\//),
      rating: expect.stringMatching(/^\d\.\d$/),
      isRestricted: false,
    });
    const restricted = await store.db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('is_restricted', '=', 1)
      .executeTakeFirstOrThrow();
    const { products: locked } = await found(`?q=${restricted.sku}`);
    expect(locked.find(({ id }) => id === restricted.id)?.isRestricted).toBe(true);
  });

  it('takes a parameter more than once, and means any of its values', async () => {
    const { facets } = await found('');
    const [one, other] = facets.brands;
    const { products, total } = await found(
      `?${new URLSearchParams([
        ['brand', one?.value ?? ''],
        ['brand', other?.value ?? ''],
        ['pageSize', '100'],
      ]).toString()}`,
    );
    expect(total).toBe((one?.count ?? 0) + (other?.count ?? 0));
    expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set([one?.value, other?.value]));
    expect((await found(`?brand=${encodeURIComponent(one?.value ?? '')}`)).total).toBe(one?.count);
  });

  it('is documented with lists for the parameters that may come more than once', () => {
    const Parameters = z.object({
      parameters: z.array(
        z.object({ name: z.string(), schema: z.object({ type: z.unknown() }).passthrough() }),
      ),
    });
    const { parameters } = Parameters.parse(
      buildOpenApiDocument('http://localhost').paths?.['/api/search']?.get,
    );
    const lists = parameters.filter(({ schema }) => schema.type === 'array').map(({ name }) => name);
    expect(lists).toEqual(['brand', 'type', 'attribute']);
  });

  it('is narrowed by a category’s id or slug, its types and its attributes', async () => {
    const bySlug = await found('?category=automotive-keys');
    const byId = await found('?category=1');
    expect(byId).toEqual(bySlug);
    const [type] = bySlug.facets.types;
    expect((await found(`?category=1&type=${encodeURIComponent(type?.value ?? '')}`)).total).toBe(
      type?.count,
    );
    const [attribute] = bySlug.facets.attributes;
    const value = attribute?.values[0];
    const chosen = encodeURIComponent(`${attribute?.name}:${value?.value}`);
    expect(value?.count).toBeGreaterThan(0);
    expect((await found(`?category=1&attribute=${chosen}`)).total).toBe(value?.count);
    expect((await found('?category=transponder')).total).toBeGreaterThan(0);
  });

  it('says what it corrected, and which part number is near', async () => {
    expect(await found('?q=deadblot')).toMatchObject({ correctedTo: 'deadbolt', nearNumber: null });
    expect(await found('?q=AK-BMW-FEM-4X')).toMatchObject({ nearNumber: 'AK-BMW-FEM-4B' });
  });

  it('that finds nothing says what is nearest, and what nobody knows', async () => {
    const nothing = await found('?q=smart+key+zzyzx&make=yugo&brand=Nobody');
    expect(nothing).toMatchObject({ products: [], total: 0 });
    expect(nothing.nearest?.products.length).toBeGreaterThan(0);
    expect(nothing.nearest?.products[0]).toHaveProperty('isRestricted');
    expect(nothing.unknown).toEqual([
      { name: 'brand', value: 'Nobody' },
      { name: 'make', value: 'yugo' },
    ]);
    expect((await found('?category=nothing-like-it')).unknown).toEqual([
      { name: 'category', value: 'nothing-like-it' },
    ]);
  });

  it('writes makes and models in any way', async () => {
    const written = await found('?make=ford&model=F-150&year=2021');
    expect(await found('?make=Ford&model=f150&year=2021')).toEqual(written);
    expect(written.total).toBeGreaterThan(0);
  });
});

describe('pages of a search', () => {
  it('lead through everything once, and end in an empty one', async () => {
    const seen: number[] = [];
    let next: string | undefined = '?sort=name&pageSize=60';
    let total = 0;
    while (next !== undefined) {
      const { body, headers } = await ask(next);
      const answer = ApiSearchSchema.parse(body);
      seen.push(...answer.products.map(({ id }) => id));
      total = answer.total;
      expect(headers.get('X-Total-Count')).toBe(String(total));
      next = /<\/api\/search([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    const beyond = await ask('?page=999&pageSize=60');
    expect(beyond.body).toMatchObject({ products: [], total });
    expect(beyond.headers.get('Link')).toMatch(/rel="prev"/);
  });

  it('hold 25 unless asked for other, and 100 at most', async () => {
    expect((await found('')).products).toHaveLength(25);
    expect((await found('?pageSize=7')).products).toHaveLength(7);
    expect((await found('?pageSize=5000')).products).toHaveLength(100);
  });
});

it.each([
  ['?page=0', 'page'],
  ['?page=x', 'page'],
  ['?pageSize=-1', 'pageSize'],
  ['?sort=cheapest', 'sort'],
  ['?inStock=perhaps', 'inStock'],
  ['?year=21', 'year'],
  ['?year=3000', 'year'],
  ['?attribute=Finish', 'attribute.0'],
  [`?q=${'x'.repeat(101)}`, 'q'],
])('%s is refused by its field', async (query, field) => {
  const { status, body } = await ask(query);
  expect([status, body]).toMatchObject([400, { fieldErrors: { [field]: expect.any(String) } }]);
});

it('a parameter that it does not know is refused, and the known ones are named', async () => {
  const { status, body } = await ask('?colour=red');
  expect([status, body]).toMatchObject([
    400,
    {
      error: expect.stringMatching(/^Unknown parameter; this call takes q, category, .*pageSize\.$/),
      fieldErrors: { colour: 'Unknown parameter.' },
    },
  ]);
});

it('a tiered account sees its own prices, and nobody else does', async () => {
  const customerId = await addAccount(store.db, { email: 'gold@locks.example', price_tier: 'gold' });
  const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
  expect((await found('?q=AK-BMW-FEM-4B', cookie)).products[0]).toMatchObject({ yourPrice: '269.99' });
  expect((await found('?q=AK-BMW-FEM-4B')).products[0]).not.toHaveProperty('yourPrice');
  const { headers } = await ask('?q=AK-BMW-FEM-4B', cookie);
  expect(headers.get('Cache-Control')).toMatch(/private/);
});

it('is not sent again while it stands', async () => {
  const { headers } = await ask('?q=lock');
  const args = opening(store, '/api/search?q=lock');
  args.request.headers.set('If-None-Match', headers.get('ETag') ?? '');
  expect((await answerOf(() => loader(args))).status).toBe(304);
  expect(headers.getSetCookie()).toEqual([]);
});
