import { beforeEach, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { mailStockNotices, requestStockNotice } from './stock-notices.server';
import { inLanguage } from '~/i18n/language.server';

const EMAIL = 'ada@locke.example';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await stock([1, 2, 3], 0);
});

async function stock(ids: number[], stock_quantity: number): Promise<void> {
  await db.updateTable('products').set({ stock_quantity }).where('id', 'in', ids).execute();
}

const waiting = () =>
  db.selectFrom('stock_notices').select(['email', 'product_id']).orderBy('product_id').execute();
const mails = () => db.selectFrom('outbox').select(['to_address', 'subject', 'text']).orderBy('id').execute();

it('mails once, when the product is back in stock, and forgets the request', async () => {
  await requestStockNotice(db, { productId: 1, email: EMAIL });
  await requestStockNotice(db, { productId: 1, email: 'Ada@Locke.example' });
  expect(await waiting()).toEqual([{ email: EMAIL, product_id: 1 }]);
  expect([await mailStockNotices(db), await mails()]).toEqual([0, []]);

  await stock([1], 4);
  expect(await mailStockNotices(db)).toBe(1);
  expect(await mailStockNotices(db)).toBe(0);
  expect(await waiting()).toEqual([]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to_address: EMAIL, subject: 'Back in stock: BMW Smart Key' });
  expect(mail?.text).toContain('/product/bmw-smart-key');
});

it('mails an address once about all its products, and leaves those that are still out of stock', async () => {
  for (const productId of [1, 2, 3]) await requestStockNotice(db, { productId, email: EMAIL });
  await requestStockNotice(db, { productId: 1, email: 'grace@locke.example' });
  await stock([1, 3], 4);
  expect(await mailStockNotices(db)).toBe(2);
  expect(await waiting()).toEqual([{ email: EMAIL, product_id: 2 }]);
  expect((await mails()).map((mail) => [mail.to_address, mail.subject])).toEqual([
    [EMAIL, '2 items you asked about are back in stock'],
    ['grace@locke.example', 'Back in stock: BMW Smart Key'],
  ]);
});

it('can be asked for again after its mail', async () => {
  await requestStockNotice(db, { productId: 1, email: EMAIL });
  await stock([1], 4);
  await mailStockNotices(db);
  await stock([1], 0);
  await requestStockNotice(db, { productId: 1, email: EMAIL });
  await stock([1], 4);
  expect([await mailStockNotices(db), (await mails()).length]).toEqual([1, 2]);
});

it('is in the language in which it was asked for, and leads there', async () => {
  await inLanguage('fr-CA', () => requestStockNotice(db, { productId: 1, email: EMAIL }));
  await stock([1], 4);
  await mailStockNotices(db);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^De retour en stock/);
  expect(mail?.text).toContain('/fr/product/bmw-smart-key');
});

it('waits while the product isn’t for sale, and while the address has had its mails of a day', async () => {
  await requestStockNotice(db, { productId: 1, email: EMAIL });
  await stock([1], 4);
  await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
  expect(await mailStockNotices(db)).toBe(0);
  await db.updateTable('products').set({ is_active: 1 }).where('id', '=', 1).execute();

  for (const productId of [4, 5, 6, 7, 8]) {
    await requestStockNotice(db, { productId, email: EMAIL });
    expect(await mailStockNotices(db)).toBe(1);
  }
  await requestStockNotice(db, { productId: 9, email: EMAIL });
  expect([await mailStockNotices(db), await waiting()]).toEqual([0, [{ email: EMAIL, product_id: 9 }]]);
});
