import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { readCatalogVersion } from './versioned-cache.server';
import { inTransaction } from '../../../../db/transaction';
import { expectLedgerToAddUp } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { moveStock } from '../stock/stock-ledger.server';
import { deleteProduct, setProductActive } from './delete-product.server';
import { editProduct, ProductChangedError } from './edit-product.server';
import { listProducts } from './listing/listing.queries.server';
import { readListingQuery } from './listing/listing.schema';
import { CreateProductSchema, EditProductFormSchema } from './product.schema';
import { findEditableProduct } from './product-values.queries.server';
import { findProduct, findProductByHandle, findCurrentSlug } from './products.queries.server';
import { createProduct } from './products.server';

let db: Db;
let id: number;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };

const NEW = {
  name: 'Test Cam Lock',
  sku: 'TST-100',
  price: '12.50',
  categoryId: '5',
  stockQuantity: '7',
  features: ['Steel cam', '', 'Keyed alike'],
  specifications: [
    { name: 'Finish', value: 'Nickel' },
    { name: '', value: '' },
  ],
  fitments: [{ make: 'Ford', model: 'F-150', yearFrom: '2015', yearTo: '' }],
};

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  ({ id } = await createProduct(db, CreateProductSchema.parse(NEW), actor));
});

async function values() {
  const product = await findEditableProduct(db, id);
  if (product === undefined) throw new Error('The product is gone.');
  return product.values;
}

async function edit(changes: Record<string, unknown>, options: { takesNewSlug?: boolean } = {}) {
  const seen = await values();
  const product = EditProductFormSchema.parse({ ...seen, ...changes });
  return editProduct(db, id, { product, seen, takesNewSlug: options.takesNewSlug ?? false }, actor);
}

const search = async (q: string) =>
  (await listProducts(db, readListingQuery(new URLSearchParams({ q })))).products.map((one) => one.id);

it('is drawn as its specifications say, after each change', async () => {
  await edit({ specifications: [{ name: 'Tumbler type', value: 'Seven-pin tubular' }] });
  expect((await findEditableProduct(db, id))?.picture).toBe('cam-lock?key=tubular');
});

describe('a product’s lists', () => {
  it('leave out the rows that stayed empty, and one year is first and last', async () => {
    expect(await findProduct(db, id)).toMatchObject({
      features: ['Steel cam', 'Keyed alike'],
      specifications: [{ name: 'Finish', value: 'Nickel' }],
      fitments: [{ make: 'Ford', model: 'F-150', yearFrom: 2015, yearTo: 2015, isSample: false }],
    });
  });

  it('name the row that is wrong', () => {
    const result = CreateProductSchema.safeParse({
      ...NEW,
      specifications: [{ name: 'Finish', value: '' }],
      fitments: [
        { make: '', model: '', yearFrom: '', yearTo: '' },
        { make: 'Ford', model: '', yearFrom: '2020', yearTo: '2015' },
      ],
    });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['specifications.0.value', 'Enter the value of Finish'],
      ['fitments.1.model', 'Enter a model'],
      ['fitments.1.yearTo', 'The last year can’t be before the first year'],
    ]);
  });
});

describe('editing', () => {
  it('changes what was changed, and says so in the audit log', async () => {
    await edit({ price: '15.00', brand: 'ILCO', features: ['Keyed alike'] });
    expect(await findProduct(db, id)).toMatchObject({ priceCents: 1_500, features: ['Keyed alike'] });
    const entry = await db
      .selectFrom('audit_entries')
      .select(['actor', 'before', 'after'])
      .where('action', '=', 'product.edit')
      .executeTakeFirstOrThrow();
    expect(entry.actor).toBe('staff:admin');
    expect(JSON.parse(entry.before ?? '')).toEqual({
      price: '12.50',
      brand: '',
      features: ['Steel cam', 'Keyed alike'],
    });
    expect(JSON.parse(entry.after ?? '')).toEqual({
      price: '15.00',
      brand: 'ILCO',
      features: ['Keyed alike'],
    });
  });

  it('of nothing notes nothing, and never touches stock or ledger', async () => {
    await edit({ stockQuantity: '900' });
    const { stock_quantity } = await db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stock_quantity).toBe(7);
    await expectLedgerToAddUp(db);
    const notes = db.selectFrom('audit_entries').select('id').where('action', '=', 'product.edit');
    expect(await notes.execute()).toEqual([]);
  });

  it('is followed by the search, its facets and the kept pages', async () => {
    const version = () => readCatalogVersion(db);
    const before = await version();
    await edit({
      name: 'Zyxwv Latch',
      sku: 'ZZ-9-9',
      specifications: [{ name: 'Finish', value: 'Qwertium' }],
    });
    expect(await search('zyxwv')).toEqual([id]);
    expect(await search('zz99')).toEqual([id]);
    expect(await search('qwertium')).toEqual([id]);
    expect(await search('TST-100')).not.toContain(id);
    expect(await version()).toBeGreaterThan(before);
  });

  it('keeps the address unless a new one is asked for; the old one then leads on', async () => {
    await edit({ name: 'Other Lock' });
    expect((await findProduct(db, id))?.slug).toBe('test-cam-lock');
    await edit({}, { takesNewSlug: true });
    expect((await findProduct(db, id))?.slug).toBe('other-lock');
    expect((await findProductByHandle(db, 'test-cam-lock'))?.id).toBe(id);
    expect(await findCurrentSlug(db, 'test-cam-lock')).toBe('other-lock');
    // Nobody else gets it, and the product itself can take it back.
    const other = await createProduct(db, CreateProductSchema.parse({ ...NEW, sku: 'TST-101' }), actor);
    expect(other.slug).toBe('test-cam-lock-2');
    await edit({ name: 'Test Cam Lock' }, { takesNewSlug: true });
    expect((await findProduct(db, id))?.slug).toBe('test-cam-lock');
    expect(await findCurrentSlug(db, 'other-lock')).toBe('test-cam-lock');
    expect(await findCurrentSlug(db, 'test-cam-lock')).toBeUndefined();
  });

  it('of what somebody else changed meanwhile saves nothing and says what it was', async () => {
    const seen = await values();
    await edit({ price: '20.00' });
    const product = EditProductFormSchema.parse({ ...seen, name: 'Mine' });
    const late = editProduct(db, id, { product, seen, takesNewSlug: false }, actor);
    await expect(late).rejects.toThrow(ProductChangedError);
    await expect(late).rejects.toMatchObject({ fields: ['price'], current: { price: '20.00' } });
    expect(await values()).toMatchObject({ name: 'Test Cam Lock', price: '20.00' });
    // Having seen it, they may mean it.
    await editProduct(db, id, { product, seen: await values(), takesNewSlug: false }, actor);
    expect(await values()).toMatchObject({ name: 'Mine', price: '12.50' });
  });

  it('leaves the SKU of others to them', async () => {
    const { sku } = await db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await expect(edit({ sku: sku.toLowerCase() })).rejects.toThrow(/is already used by/);
    await edit({ sku: 'tst 100' });
    expect((await values()).sku).toBe('tst 100');
  });
});

describe('what is archived', () => {
  it('is not in the store, and is again when it is restored', async () => {
    await setProductActive(db, id, false, actor);
    expect(await findProduct(db, id)).toBeUndefined();
    expect(await search('TST-100')).toEqual([]);
    await setProductActive(db, id, true, actor);
    expect(await findProduct(db, id)).toMatchObject({ stockQuantity: 7 });
    const actions = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `product:${id}`)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'product.create',
      'product.archive',
      'product.restore',
    ]);
  });
});

describe('deleting', () => {
  it('takes everything that is the product’s own with it', async () => {
    await deleteProduct(db, id, actor);
    for (const table of ['product_specifications', 'fitments', 'part_numbers', 'stock_movements'] as const)
      expect(await db.selectFrom(table).selectAll().where('product_id', '=', id).execute()).toEqual([]);
    expect(await search('TST-100')).toEqual([]);
    const entry = await db
      .selectFrom('audit_entries')
      .select('before')
      .where('action', '=', 'product.delete')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.before ?? '')).toMatchObject({ sku: 'TST-100', stockQuantity: 7 });
  });

  it('is refused with its reason when stock moved', async () => {
    await inTransaction(db, (trx) =>
      moveStock(trx, {
        productId: id,
        delta: -1,
        kind: 'adjustment',
        reason: 'Lost',
        actor: 'staff:admin',
      }),
    );
    await expect(deleteProduct(db, id, actor)).rejects.toThrow(
      'This product can’t be deleted: 1 stock movement came after its opening stock. Archive it instead.',
    );
    expect(await findProduct(db, id)).toBeDefined();
  });
});
