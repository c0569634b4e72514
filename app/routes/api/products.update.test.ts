import { beforeEach, describe, expect, it } from 'vitest';

import { tokenWith } from '../../../tests/support/api-actors';
import { stockOf } from '../../../tests/support/orders';
import { answerOf, opening, sending, type Answer } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { addWebhookEndpoint } from '../../domain/base/webhooks/endpoints.server';
import { findEditableProduct } from '../../domain/goods/catalog/product-values.queries.server';
import { readCatalogVersion } from '../../domain/goods/catalog/versioned-cache.server';
import { toCachedPage } from '../../edge/cache/cached-page';
import * as product from './products.$id._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('clerk');
});

const read = (id = '1') => answerOf(() => product.loader(opening(store, '/', { params: { id } })));

function patch(body: unknown, headers: Record<string, string> = {}, id = '1'): Promise<Answer> {
  const args = sending(store, 'PATCH', '/', body, { cookie, params: { id } });
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  return answerOf(() => product.action(args));
}

const tagNow = async (id?: string) => (await read(id)).headers.get('ETag') ?? '';

async function stored(id = 1) {
  const found = await findEditableProduct(store.db, id);
  if (found === undefined) throw new Error('The product is gone.');
  return { slug: found.slug, ...found.values };
}

const audited = () =>
  store.db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'subject', 'before', 'after'])
    .where('action', '=', 'product.edit')
    .execute();

describe('PATCH /api/products/{id}', () => {
  it('changes the fields that are sent and keeps every other', async () => {
    const before = await stored();
    const stock = await stockOf(store.db, 1);
    const answer = await patch({ price: '310.5', brand: 'ILCO', features: ['Keyed alike'] });
    expect([answer.status, answer.body]).toEqual([200, { success: true, id: 1, slug: before.slug }]);
    expect(await stored()).toEqual({
      ...before,
      price: '310.50',
      brand: 'ILCO',
      features: ['Keyed alike'],
    });
    expect(await stockOf(store.db, 1)).toBe(stock);
  });

  it('takes a price as a number, clears what is sent empty, and archives and restores', async () => {
    expect((await patch({ price: 12.5, description: null, isActive: false })).status).toBe(200);
    expect(await stored()).toMatchObject({ price: '12.50', description: '', isActive: false });
    expect((await read()).status).toBe(404);
    expect((await patch({ isActive: true })).status).toBe(200);
    expect((await read()).status).toBe(200);
  });

  it('is in the audit log, tells the webhooks, and renews the cached pages', async () => {
    await addWebhookEndpoint(
      store.db,
      { url: 'https://erp.example/', description: '', events: ['product.changed'] },
      { allowPrivate: true, sealKey: 'a secret that only these tests know' },
      { id: 1 },
      { name: 'staff:admin', staffId: 1, requestId: 'test' },
    );
    const version = await readCatalogVersion(store.db);
    await patch({ brand: 'ILCO' });
    expect(await readCatalogVersion(store.db)).toBeGreaterThan(version);
    const [entry, ...others] = await audited();
    expect([entry, others]).toMatchObject([
      { actor: expect.stringMatching(/^staff:clerk/), subject: 'product:1' },
      [],
    ]);
    expect(JSON.parse(entry?.after ?? '')).toEqual({ brand: 'ILCO' });
    const [delivery] = await store.db.selectFrom('webhook_deliveries').select('body').execute();
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ data: { id: 1, change: 'updated' } });
  });

  it('of nothing changes and notes nothing', async () => {
    const tag = await tagNow();
    expect((await patch({})).status).toBe(200);
    expect((await patch({ name: (await stored()).name })).status).toBe(200);
    expect(await audited()).toEqual([]);
    expect(await tagNow()).toBe(tag);
  });

  it('moves the address, and the old one leads on', async () => {
    const before = await stored();
    expect((await patch({ slug: 'A New Address' })).body).toMatchObject({ slug: 'a-new-address' });
    const alias = store.db
      .selectFrom('product_aliases')
      .select('product_id')
      .where('alias', '=', before.slug);
    expect(await alias.executeTakeFirst()).toEqual({ product_id: 1 });
  });

  it('keeps sale price and price together', async () => {
    const refusals = [
      { isOnSale: true },
      { isOnSale: true, salePrice: '299.99' },
      { salePrice: '199.99' },
      { isOnSale: false, salePrice: '199.99' },
    ];
    for (const body of refusals)
      expect([body, await patch(body)]).toMatchObject([
        body,
        { status: 422, body: { fieldErrors: { salePrice: expect.any(String) } } },
      ]);
    expect((await patch({ isOnSale: true, salePrice: 199.99 })).status).toBe(200);
    // Now the price may not fall to what the sale asks.
    expect((await patch({ price: '199.99' })).status).toBe(422);
    expect((await patch({ price: '200.00' })).status).toBe(200);
    expect((await patch({ isOnSale: false })).status).toBe(200);
    expect(await stored()).toMatchObject({ isOnSale: false, salePrice: '', price: '200.00' });
  });

  it.each([
    [{ stockQuantity: 5 }, 'stockQuantity'],
    [{ nonsense: 1 }, 'nonsense'],
    [{ price: '' }, 'price'],
    [{ price: '1.234' }, 'price'],
    [{ name: ' ' }, 'name'],
    [{ categoryId: 9_999 }, 'categoryId'],
    [{ fitments: [{ make: 'Ford' }] }, 'fitments.0.model'],
  ])('refuses %j at its field, and changes nothing', async (body, field) => {
    const before = await stored();
    const answer = await patch({ brand: 'ILCO', ...body });
    expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { [field]: expect.any(String) } } });
    expect(await stored()).toEqual(before);
  });

  it('leaves the SKU of another product to it, as POST does', async () => {
    const { sku } = await stored(2);
    expect(await patch({ sku: sku.toLowerCase() })).toMatchObject({
      status: 422,
      body: { fieldErrors: { sku: expect.stringMatching(/is already used by/) } },
    });
  });

  it('leaves uploaded pictures to their own page', async () => {
    await store.db
      .updateTable('products')
      .set({ image_url: '/pictures/products/1-800x600-800.webp' })
      .where('id', '=', 1)
      .execute();
    expect(await findEditableProduct(store.db, 1)).toMatchObject({ hasUploads: true });
    expect((await patch({ imageUrl: '/pictures/other.webp' })).body).toMatchObject({
      fieldErrors: { imageUrl: expect.any(String) },
    });
  });

  it('is for tokens of the catalog and for staff, and 404 where there is no product', async () => {
    const send = async (scope: 'catalogue' | 'stock') => {
      const { token } = await tokenWith(store.db, [scope]);
      const args = sending(store, 'PATCH', '/', { brand: scope }, { token, params: { id: '1' } });
      return (await answerOf(() => product.action(args))).status;
    };
    expect([await send('catalogue'), await send('stock')]).toEqual([200, 403]);
    expect((await stored()).brand).toBe('catalogue');
    expect((await patch({ brand: 'ILCO' }, {}, '99999')).status).toBe(404);
    expect((await patch({ brand: 'ILCO' }, { 'If-Match': '*' }, '99999')).status).toBe(404);
  });

  it('with an Idempotency-Key is done once', async () => {
    const key = { 'Idempotency-Key': 'the-same' };
    const first = await patch({ brand: 'ILCO' }, key);
    await patch({ brand: 'Other' });
    const again = await patch({ brand: 'ILCO' }, key);
    expect([again.body, again.headers.get('Idempotent-Replayed')]).toEqual([first.body, 'true']);
    expect((await stored()).brand).toBe('Other');
    expect((await patch({ brand: 'Third' }, key)).status).toBe(422);
  });
});

describe('If-Match of a product', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['the weak tag', (tag: string) => `W/${tag}`],
    ['a list with it', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('that is %s changes it, and answers the next tag', async (_what, header) => {
    const tag = await tagNow();
    const answer = await patch({ brand: 'ILCO' }, { 'If-Match': header(tag) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ETag')).toBe(await tagNow());
    expect(await tagNow()).not.toBe(tag);
  });

  it.each([
    ['a field that the read shows', { price: '310.00' }],
    ['a field that it does not show', { costPrice: '1.00' }],
    ['the address', { slug: 'elsewhere' }],
  ])('is stale after a change of %s', async (_what, change) => {
    const tag = await tagNow();
    await patch(change);
    const before = await stored();
    const answer = await patch({ brand: 'ILCO' }, { 'If-Match': tag });
    expect([answer.status, answer.headers.get('ETag')]).toEqual([412, await tagNow()]);
    expect(await stored()).toEqual(before);
  });

  it('of an archived product is what the refusal says', async () => {
    await patch({ isActive: false });
    const refused = await patch({ brand: 'ILCO' }, { 'If-Match': '"old"' });
    const tag = refused.headers.get('ETag') ?? '';
    expect([refused.status, (await patch({ isActive: true }, { 'If-Match': tag })).status]).toEqual([
      412, 200,
    ]);
  });

  it('lets one of several programs through that read the same', async () => {
    const tag = await tagNow();
    const answers = await Promise.all(['A', 'B', 'C'].map((brand) => patch({ brand }, { 'If-Match': tag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('takes the tag of a cached read', async () => {
    const response = await product.loader(opening(store, '/', { params: { id: '1' } }));
    const page = await toCachedPage(response);
    expect(page?.etag).toBe(`W/${await tagNow()}`);
  });
});
