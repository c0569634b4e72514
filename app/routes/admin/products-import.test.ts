import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { downloadDue } from '../../../tests/support/downloads';
import { WORKER } from '../../../tests/support/imports';
import { multipart } from '../../../tests/support/multipart';
import { startPictureServer, type PictureServer } from '../../../tests/support/picture-server';
import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { workOnImports } from '../../backoffice/imports/import-jobs.server';
import { action as upload } from './products.import';
import { action as send, loader as page } from './products.imports.$id';

let store: TestStore;
let cookie: string;
let pictures: PictureServer;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  pictures = await startPictureServer();
});

afterEach(() => pictures.close());

/** A sample of another store's export, whose pictures are on this machine. */
async function sample(name: string): Promise<string> {
  const text = await readFile(`tests/imports/samples/${name}.csv`, 'utf8');
  return text.replaceAll(/https:\/\/(cdn\.shopify\.com|oldshop\.example)/g, pictures.origin);
}

async function uploaded(text: string): Promise<string> {
  const sent = multipart({ pasted: '' }, { name: 'list.csv', type: 'text/csv', bytes: Buffer.from(text) });
  const args = posting(store, '/admin/products/import', {}, { cookie });
  const request = new Request(args.request.url, {
    method: 'POST',
    body: sent.body,
    headers: { ...sent.headers, Cookie: cookie },
  });
  const answer = await answerOf(() => upload({ ...args, request }));
  expect(answer.status).toBe(303);
  return locationIn(answer)?.split('/').at(-1) ?? '';
}

const open = (id: string, query = '') =>
  page(opening(store, `/admin/products/imports/${id}${query}`, { cookie, params: { id } }));

async function post(id: string, fields: Record<string, string>): Promise<void> {
  const args = posting(store, `/admin/products/imports/${id}`, fields, { cookie, params: { id } });
  expect((await answerOf(() => send(args))).status).toBe(303);
  await workOnImports(store.db, WORKER);
}

/** Sends the form of the columns as it is suggested, with these choices. */
async function checked(text: string, choices: Record<string, string> = {}): Promise<string> {
  const id = await uploaded(text);
  const { job } = await open(id);
  const columns = Object.fromEntries(job.mapping.map((target, index) => [`column${index}`, target]));
  await post(id, { intent: 'check', fallbackCategoryId: '', assumedStock: '', ...columns, ...choices });
  expect((await open(id)).job.state).toBe('checked');
  return id;
}

async function apply(id: string) {
  await post(id, { intent: 'apply', mode: 'good' });
  return (await open(id)).job;
}

async function rejections(id: string): Promise<string[]> {
  const { listed } = await open(id, '?show=rejected');
  return (listed?.rows ?? []).map(({ line, problems }) => `${line}: ${problems[0]?.message ?? ''}`);
}

const product = (sku: string) =>
  store.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();

const galleryOf = async (sku: string) =>
  (
    await store.db
      .selectFrom('product_images as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select(['i.source_url', 'i.alt'])
      .where('p.sku', '=', sku)
      .orderBy('i.position')
      .execute()
  ).map(({ source_url, alt }) => [source_url?.replace(/^.*\/|\?.*$/g, ''), alt]);

it('a Shopify export without SKUs, with its variants, categories, and pictures', async () => {
  const text = await sample('shopify');
  const id = await checked(text);
  const { job } = await open(id);
  expect(job).toMatchObject({
    format: 'shopify',
    counts: { new: 0, rejected: 8 },
    derivedCount: 8,
    unknownStockCount: 2,
  });
  expect(job.newCategories.map(({ path, rows }) => [path, rows])).toEqual(
    [
      ['Hardware > Locks & Keys > Locks & Latches > Deadbolts', 1],
      ['Key Blanks', 1],
      ['Locksmith Tools', 1],
      ['Residential Deadbolts', 5],
    ]
      .map(([path, rows]) => [String(path).split(' > ').slice(-3).join(' > '), rows])
      .sort(),
  );

  await post(id, { intent: 'create-categories' });
  const { listed } = await open(id, '?show=new');
  expect(listed?.rows.map(({ sku }) => sku)).toEqual([
    'SCHLAGE-B60N-SATIN-CHROME',
    'SCHLAGE-B60N-AGED-BRONZE',
    'SCHLAGE-B60N-BRIGHT-BRASS',
    'KWIKSET-660-SATIN-NICKEL-KEYED-DIFFERENT',
    'KWIKSET-660-SATIN-NICKEL-KEYED-ALIKE',
    'KW1-BLANK-50',
    'LAB-SMARTKEY-TOOL',
    'MUL-T-LOCK-HERCULAR',
  ]);
  expect(listed?.rows[2]?.notices.map(({ message }) => message)).toEqual([
    'The file’s quantity of -2 is imported as 0',
    'Derived from the handle and the options',
  ]);
  expect(listed?.rows[3]?.notices.at(-1)?.message).toBe('In stock without a quantity: starts at 0');
  const applied = await apply(id);
  expect(applied).toMatchObject({ state: 'done', counts: { applied: 8 }, pictures: { waiting: 11 } });
  expect(await product('SCHLAGE-B60N-BRIGHT-BRASS')).toMatchObject({
    name: 'Schlage B60N Single Cylinder Deadbolt - Bright Brass',
    price_cents: 4400,
    sale_price_cents: 3850,
    stock_quantity: 0,
    is_active: 1,
  });
  expect((await product('KW1-BLANK-50')).description).toBe('Nickel-plated brass, 5-pin.');
  for (const sku of ['LAB-SMARTKEY-TOOL', 'MUL-T-LOCK-HERCULAR'])
    expect((await product(sku)).is_active, sku).toBe(0);
  const categories = await store.db
    .selectFrom('categories')
    .select(['name', 'slug', 'is_active'])
    .orderBy('id', 'desc')
    .limit(6)
    .execute();
  expect(categories.map(({ slug, is_active }) => [slug, is_active])).toEqual([
    ['deadbolts', 1],
    ['locks-latches', 1],
    ['locks-keys', 1],
    ['locksmith-tools', 1],
    ['key-blanks', 1],
    ['residential-deadbolts', 1],
  ]);
  const audit = await store.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'category.create')
    .execute();
  expect(audit.length).toBe(categories.length);

  // One address, however many products have it.
  expect(await downloadDue(store.db)).toBe(6);
  expect(pictures.asked).toHaveLength(6);
  expect((await open(id)).job.pictures).toMatchObject({ waiting: 0, done: 11, failed: 0 });
  expect(await galleryOf('SCHLAGE-B60N-AGED-BRONZE')).toEqual([
    ['b60n-716.jpg', 'Schlage B60N in aged bronze'],
    ['b60n-edge.jpg', 'Edge bore and faceplate'],
    ['b60n-template.jpg', ''],
  ]);
  expect((await product('SCHLAGE-B60N-AGED-BRONZE')).image_url).toMatch(/^\/pictures\/products\//);

  const again = await checked(text);
  expect((await open(again)).job).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: 8, rejected: 0 },
    newCategories: [],
    pictures: { staged: 0 },
  });
});

it('a WooCommerce export with variable products, hidden ones, and stock without a number', async () => {
  const text = await sample('woocommerce');
  const choices = { createsCategories: 'on', assumedStock: '7' };
  const id = await checked(text, choices);
  expect(await rejections(id)).toEqual(['10: WooCommerce grouped products can’t be imported']);
  expect((await open(id)).job).toMatchObject({
    format: 'woocommerce',
    unknownStockCount: 2,
    derivedCount: 1,
  });
  expect(await apply(id)).toMatchObject({ counts: { applied: 7, rejected: 1 } });
  expect(await product('YA-8805')).toMatchObject({ stock_quantity: 4, is_active: 1, brand: 'Yale' });
  expect(await product('YA-8801')).toMatchObject({ stock_quantity: 7, price_cents: 35_550 });
  expect(await product('WC-821')).toMatchObject({ stock_quantity: 7, name: 'Master Lock 3KA, keyed alike' });
  expect(await product('VD-EX99')).toMatchObject({ stock_quantity: 0, is_active: 1 });
  // The sale has ended.
  expect(await product('ABUS-83/45')).toMatchObject({ effective_price_cents: 3450 });
  for (const sku of ['DIST-ONLY', 'LCN-4040XP']) expect((await product(sku)).is_active, sku).toBe(0);

  pictures.answers.set('/wp-content/uploads/2022/11/gone.jpg', (_, response) =>
    response.writeHead(404).end(),
  );
  await downloadDue(store.db);
  const { job } = await open(id);
  expect(job.pictures).toMatchObject({ done: 4, failed: 1, waiting: 0 });
  expect(job.pictures.failures).toMatchObject([{ sku: 'WC-821', reason: 'The server answered 404' }]);
  pictures.answers.clear();
  await post(id, { intent: 'retry' });
  await downloadDue(store.db);
  expect((await open(id)).job.pictures).toMatchObject({ done: 5, failed: 0 });

  const again = await checked(text, choices);
  expect((await open(again)).job).toMatchObject({
    counts: { unchanged: 7, rejected: 1 },
    pictures: { staged: 0 },
  });
});

it('a Square catalog export', async () => {
  const text = await sample('square');
  const id = await checked(text, { createsCategories: 'on' });
  expect(await rejections(id)).toEqual(['6: Enter a price, e.g. 89.99']);
  expect(await apply(id)).toMatchObject({ format: 'square', counts: { applied: 4 } });
  expect(await product('LEVER-PASSAGE-SATIN-CHROME')).toMatchObject({
    name: 'Passage Lever Set - Satin Chrome',
    effective_price_cents: 3995,
    cost_price_cents: 2210,
    stock_quantity: 12,
    low_stock_threshold: 4,
  });
  expect(await product('KEY-COPY')).toMatchObject({ name: 'House Key Copy', is_active: 0 });
  expect(await product('RK-KW1')).toMatchObject({ is_active: 0 });
  const again = await checked(text, { createsCategories: 'on' });
  expect((await open(again)).job.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4 });
});

it('a price list of a distributor, with odd headings', async () => {
  const text = await sample('price-list');
  const id = await checked(text, { createsCategories: 'on' });
  expect(await rejections(id)).toEqual(['6: Enter a price, e.g. 89.99']);
  expect(await apply(id)).toMatchObject({ format: 'other', counts: { applied: 4 } });
  expect(await product('20-057')).toMatchObject({
    name: 'CYL, MORTISE 1-1/8 C KWY 626',
    brand: 'SCHLAGE',
    price_cents: 5820,
    cost_price_cents: 2910,
    stock_quantity: 1040,
  });
  expect(await product('10-0200')).toMatchObject({ price_cents: 110_400 });
  const again = await checked(text, { createsCategories: 'on' });
  expect((await open(again)).job.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4 });
});

it('refuses a quantity that is none, and asks for a SKU column where none can be derived', async () => {
  const id = await uploaded(await sample('price-list'));
  const answer = await answerOf(() =>
    send(
      posting(
        store,
        `/admin/products/imports/${id}`,
        { intent: 'check', fallbackCategoryId: '', assumedStock: '-4', column0: 'name' },
        { cookie, params: { id } },
      ),
    ),
  );
  expect(answer.status).toBe(422);
  const without = posting(
    store,
    `/admin/products/imports/${id}`,
    { intent: 'check', fallbackCategoryId: '', assumedStock: '', column0: 'name', column1: 'brand' },
    { cookie, params: { id } },
  );
  expect(JSON.stringify((await answerOf(() => send(without))).body)).toContain('SKU');
});
