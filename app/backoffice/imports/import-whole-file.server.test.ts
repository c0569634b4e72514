import { describe, expect, it } from 'vitest';

import { inTransaction } from '../../../db/transaction';
import { openTestStore } from '../../../tests/support/test-store';
import { importWholeFile } from './import-whole-file.server';

const HEADINGS = 'SKU,Name,Category,Price,Stock quantity';

async function importLines(...lines: string[]) {
  const { db } = await openTestStore({ seeded: true });
  const read = () =>
    db
      .selectFrom('products')
      .select(['name', 'price_cents', 'stock_quantity'])
      .where('sku', 'in', ['NEW-1', 'AK-BMW-FEM-4B'])
      .orderBy('id')
      .execute();
  const bytes = Buffer.from(lines.join('\n'));
  const written = inTransaction(db, (trx) => importWholeFile(trx, bytes, { id: 'demo', actor: 'test' }));
  return { written, read };
}

describe('a file that is imported in one transaction', () => {
  it('adds and changes products', async () => {
    const { written, read } = await importLines(
      HEADINGS,
      'NEW-1,New Key,Automotive Keys,9.50,7',
      'AK-BMW-FEM-4B,BMW Smart Key,Automotive Keys,301.00,34',
    );
    expect(await written).toBe(2);
    expect(await read()).toEqual([
      { name: 'BMW Smart Key', price_cents: 30_100, stock_quantity: 34 },
      { name: 'New Key', price_cents: 950, stock_quantity: 7 },
    ]);
  });

  it.each([
    [
      'a price that is none',
      [HEADINGS, 'NEW-1,New Key,Automotive Keys,9.50,7', 'X-2,Bad,Safes,cheap,1'],
      /Line 3.*Price/,
    ],
    [
      'a SKU that comes twice',
      [HEADINGS, 'NEW-1,One,Safes,9.50,7', 'NEW-1,Two,Safes,9.50,7'],
      /Line 3.*twice/,
    ],
    ['a column that is none', [`${HEADINGS},Weight`, 'NEW-1,New Key,Safes,9.50,7,3'], /The column Weight/],
  ])('changes nothing if it has %s', async (_, lines, message) => {
    const { written, read } = await importLines(...lines);
    await expect(written).rejects.toThrow(message);
    expect(await read()).toEqual([{ name: 'BMW Smart Key', price_cents: 29_999, stock_quantity: 34 }]);
  });
});
