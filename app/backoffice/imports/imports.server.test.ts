import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';

import { applied, dryRun, exported, importOf, upload } from '../../../tests/support/imports';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { EXPORT_KINDS, isExportKind } from './export-kinds.rules';
import { listImportRows } from './imports.queries.server';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const everything = async () => ({
  products: await store.db.selectFrom('products').selectAll().orderBy('id').execute(),
  movements: await store.db.selectFrom('stock_movements').selectAll().orderBy('id').execute(),
  tiers: await store.db.selectFrom('tier_prices').selectAll().execute(),
});

function product(sku: string) {
  return store.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
}

async function ledgerSum(productId: number): Promise<number> {
  const { sum } = await store.db
    .selectFrom('stock_movements')
    .select((build) => build.fn.sum<number | null>('delta').as('sum'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

async function rejections(id: number) {
  const { rows } = await listImportRows(store.db, id, 'rejected', 1);
  return rows.map(({ line, problems }) => [
    line,
    problems.map(({ column, message }) => `${column}: ${message}`).join(' | '),
  ]);
}

/** As a spreadsheet saves a list again. */
function resaved(text: string, delimiter: string): string {
  const lines: string[][] = parse(text, { bom: true });
  const quoted = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter));
  return `${quoted.join('\n')}\n`;
}

describe('a file that was exported and not touched', () => {
  it.each(Object.keys(EXPORT_KINDS).filter(isExportKind))('changes nothing: %s', async (kind) => {
    const before = await everything();
    const id = await dryRun(store.db, await exported(store.db, kind));
    const { counts, state, format } = await importOf(store.db, id);
    expect({ state, format, counts }).toMatchObject({
      state: 'checked',
      format: 'keyway',
      counts: { new: 0, changed: 0, unchanged: before.products.length, rejected: 0 },
    });
    expect(before.products.length).toBeGreaterThan(280);
    await expect(applied(store.db, id, 'all')).rejects.toThrow('Nothing to apply');
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['semicolons, every cell quoted', (text: string) => resaved(text, ';')],
    ['tabs', (text: string) => resaved(text, '\t')],
    ['line feeds alone', (text: string) => text.replaceAll('\r\n', '\n')],
  ])('changes nothing with %s', async (_name, saved) => {
    const id = await dryRun(store.db, saved(await exported(store.db, 'prices')));
    expect((await importOf(store.db, id)).counts).toMatchObject({ changed: 0, rejected: 0, new: 0 });
  });
});

it('what looks like a formula goes out harmless and comes back as it was', async () => {
  const nasty = ['=SUM(A1:A9)', "'=1+1", '+1 (555) 010', '-', "@'x", 'it\'s 5", or "so"', 'two\nlines'];
  for (const [index, text] of nasty.entries())
    await store.db
      .updateTable('products')
      .set({ description: text, brand: text.replace('\n', ' ') })
      .where('id', '=', index + 1)
      .execute();
  const file = await exported(store.db, 'products');
  expect(file).not.toMatch(/(^|,)"?[=+@]/m);
  const id = await dryRun(store.db, file);
  expect((await importOf(store.db, id)).counts).toMatchObject({ changed: 0, rejected: 0, new: 0 });
});

it('enters a product in the search anew where a name or a number is another, and not for its price', async () => {
  const [first, second] = (await everything()).products;
  const ids = [first?.id ?? 0, second?.id ?? 0];
  await store.db.updateTable('products').set({ search_text: ' as it was ' }).where('id', 'in', ids).execute();
  const file = `SKU,Name,Price\n${first?.sku ?? ''},"${first?.name ?? ''}",77.00\n${second?.sku ?? ''},Renamed,9.00\n`;
  await applied(store.db, await dryRun(store.db, file), 'all');
  expect(await product(first?.sku ?? '')).toMatchObject({ price_cents: 7700, search_text: ' as it was ' });
  expect((await product(second?.sku ?? ''))?.search_text).toContain('renamed');
});

it('adds, changes and leaves products, by a dry run first', async () => {
  const [first, second] = (await everything()).products;
  const file = [
    'SKU;Name;Category;Price;Sale price;On sale;Stock quantity;Features',
    `${first?.sku ?? ''};${first?.name ?? ''};;77,00;;;;`.replace('77,00', '77.00'),
    `${(second?.sku ?? '').toLowerCase()};"New; name";;100;80;yes;7;`,
    'IMP-1;Imported Lever;Padlocks;12.5;;no;30;"One\nTwo"',
  ].join('\r\n');
  const id = await dryRun(store.db, file);
  expect(await rejections(id)).toEqual([]);
  expect((await importOf(store.db, id)).counts).toMatchObject({
    new: 1,
    changed: 2,
    unchanged: 0,
    rejected: 0,
  });
  expect(await product('IMP-1')).toBeUndefined();

  const done = await applied(store.db, id, 'all');
  expect(done).toMatchObject({ state: 'done', counts: { applied: 3, conflict: 0 } });
  const added = await product('IMP-1');
  expect(added).toMatchObject({
    name: 'Imported Lever',
    price_cents: 1250,
    effective_price_cents: 1250,
    stock_quantity: 30,
    features: '["One","Two"]',
    is_active: 1,
    low_stock_threshold: 10,
  });
  expect(added?.search_text).toContain('imported lever');
  expect(await ledgerSum(added?.id ?? 0)).toBe(30);
  const changed = await product(second?.sku ?? '');
  expect(changed).toMatchObject({ name: 'New; name', price_cents: 10_000, effective_price_cents: 8000 });
  expect(changed?.search_text).toContain('new; name');
  expect(await ledgerSum(second?.id ?? 0)).toBe(7);
  const movement = await store.db
    .selectFrom('stock_movements')
    .selectAll()
    .where('cause', '=', `import:${id}`)
    .where('product_id', '=', second?.id ?? 0)
    .execute();
  expect(movement).toHaveLength(1);
  const audit = await store.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', `import:${id}`)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'products.import-upload',
    'products.import-start',
    'products.import',
  ]);
});

it('rejects lines with line, column and reason, and both of a SKU that is there twice', async () => {
  const { products } = await everything();
  const sku = products[0]?.sku ?? '';
  const file = [
    'SKU,Name,Category,Price,Stock quantity,Active,Tier prices',
    ',Nameless,Padlocks,1,1,,',
    'N-1,A,Padlocks,abc,-3,maybe,',
    'N-2,,Padlocks,5,,,',
    'N-3,B,Nowhere,5,,,',
    'N-4,C,Padlocks,5,,,platin 1 = 3',
    'D-1,D,Padlocks,5,,,',
    'd 1,D again,Padlocks,6,,,',
    `${sku},,,,,,`,
    'G-1,Good,Padlocks,5,,,',
  ].join('\n');
  const id = await dryRun(store.db, file);
  expect(await rejections(id)).toEqual([
    [2, 'SKU: SKU is required'],
    [
      3,
      'Price: Enter a price, e.g. 89.99 | Stock quantity: Stock quantity must be 0 or greater | Active: Enter yes or no',
    ],
    [4, 'Name: Product name is required'],
    [5, 'Category: Category Nowhere doesn’t exist. Create it with the import, or choose a default category'],
    [6, 'Tier prices: Price tier platin doesn’t exist'],
    [7, 'SKU: D-1 is in the file twice, in lines 7 and 8'],
    [8, 'SKU: d 1 is in the file twice, in lines 7 and 8'],
    [9, 'Name: Product name is required | Price: Price is required'],
  ]);
  await expect(applied(store.db, id, 'all')).rejects.toThrow('8 rows are rejected');
});

it('finds a SKU that is in the file twice across the turns of the work', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => `T-${index},T ${index},Padlocks,5`);
  const file = ['SKU,Name,Category,Price', ...rows, 'T-3,T again,Padlocks,5'].join('\n');
  const id = await dryRun(store.db, file);
  expect((await rejections(id)).map(([line]) => line)).toEqual([5, 252]);
  expect((await importOf(store.db, id)).counts).toMatchObject({ new: 249, rejected: 2 });
});

it('applies the good rows where some are rejected, or where somebody changed a product meanwhile', async () => {
  const { products } = await everything();
  const [one, two] = products;
  const file = `SKU,Stock quantity\n${one?.sku ?? ''},${(one?.stock_quantity ?? 0) + 5}\n${two?.sku ?? ''},${(two?.stock_quantity ?? 0) + 5}\nGONE,1`;
  const id = await dryRun(store.db, file);
  expect(await rejections(id)).toEqual([[4, 'SKU: No product has the SKU GONE']]);
  await store.db
    .updateTable('products')
    .set({ stock_quantity: 1 })
    .where('id', '=', two?.id ?? 0)
    .execute();
  const done = await applied(store.db, id, 'good');
  expect(done).toMatchObject({ state: 'done', counts: { applied: 1, conflict: 1, rejected: 1 } });
  const { rows } = await listImportRows(store.db, id, 'conflict', 1);
  expect(rows[0]?.note).toBe(`Stock quantity was ${two?.stock_quantity ?? 0} at the dry run and is now 1`);
});

it('takes everything back where all or nothing was asked for and one row cannot be applied', async () => {
  const before = await everything();
  const rows = before.products
    .slice(0, 150)
    .map(({ sku }) => `${sku},Renamed ${sku},,9999.00,999,gold 5 = 3.00`);
  const file = [
    'SKU,Name,Category,Price,Stock quantity,Tier prices',
    ...rows,
    'NEW-9,New,Padlocks,5,8,',
  ].join('\n');
  const id = await dryRun(store.db, file);
  expect(await rejections(id)).toEqual([]);
  const last = before.products[140];
  await store.db
    .updateTable('products')
    .set({ price_cents: 1 })
    .where('id', '=', last?.id ?? 0)
    .execute();
  const done = await applied(store.db, id, 'all');
  expect(done.state).toBe('rolled-back');
  expect(done.message).toContain('Price was');
  const after = await everything();
  for (const row of after.products) {
    const old = before.products.find(({ id: same }) => same === row.id);
    expect([row.name, row.stock_quantity, row.search_text]).toEqual([
      old?.name,
      old?.stock_quantity,
      old?.search_text,
    ]);
    expect(await ledgerSum(row.id)).toBe(row.stock_quantity);
  }
  expect(after.products).toHaveLength(before.products.length);
  const plain = (tiers: typeof after.tiers) =>
    tiers.map(({ created_at: _c, updated_at: _u, ...rest }) => JSON.stringify(rest)).sort();
  expect(plain(after.tiers)).toEqual(plain(before.tiers));
});

it('refuses what is no list, in a sentence that says what to do', async () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  await expect(upload(store.db, bytes(0x50, 0x4b, 3, 4, 0, 0))).rejects.toThrow('Save it as CSV');
  await expect(upload(store.db, bytes(0x53, 0, 0x4b, 0))).rejects.toThrow('Save it as CSV');
  await expect(upload(store.db, '<svg>\n<a x="1,2">\n1,2\n')).rejects.toThrow('Save it as CSV');
  await expect(upload(store.db, '')).rejects.toThrow('Choose a CSV file');
  await expect(upload(store.db, 'SKU,Name')).rejects.toThrow('no rows below the header');
  await expect(upload(store.db, 'SKU\nA')).rejects.toThrow('one column');
  const open = (lines: number) => {
    const good = Array.from({ length: lines }, (_, index) => `A-${index},1,${'x'.repeat(300)}\n`);
    return `SKU,Price,Brand\n${good.join('')}B,"open\nC,1\n`;
  };
  await expect(upload(store.db, open(8))).rejects.toThrow(
    'starting at line 10: a quotation mark isn’t closed',
  );
  // Too far down to be seen when the file arrives.
  const id = await dryRun(store.db, open(1_500));
  const { state, message } = await importOf(store.db, id);
  expect(state).toBe('unreadable');
  expect(message).toContain('line 1502');
});

it.each([
  [
    'UTF-16, as Excel writes Unicode text',
    () => Buffer.from('\uFEFFSKU\tName\tCategory\tPrice\r\nU-1\tSchlüssel\tPadlocks\t5\r\n', 'utf16le'),
  ],
  ['Windows-1252', () => Buffer.from('SKU;Name;Category;Price\r\nU-1;Schlüssel;Padlocks;5\r\n', 'latin1')],
  ['UTF-8 without a mark', () => Buffer.from('SKU;Name;Category;Price\r\nU-1;Schlüssel;Padlocks;5\r\n')],
])('reads %s', async (_name, file) => {
  const id = await dryRun(store.db, file());
  const { rows } = await listImportRows(store.db, id, 'new', 1);
  expect(rows[0]?.changes.find(({ field }) => field === 'Name')?.after).toBe('Schlüssel');
});
