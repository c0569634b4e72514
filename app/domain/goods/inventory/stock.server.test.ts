import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { inLanguage } from '~/i18n/language.server';
import { NotFoundError, StockShortageError } from '../../base/shared/errors';
import { moveStock } from '../stock/stock-ledger.server';
import { editStock, StockChangedError } from './stock.server';

let db: Db;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };
const edit = (quantity: number, expectedQuantity?: number, productId = 1) =>
  editStock(
    db,
    { productId, quantity, reason: 'Count', ...(expectedQuantity === undefined ? {} : { expectedQuantity }) },
    actor,
  );

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await stockTo(db, 1, 20);
});

describe('editing stock', () => {
  it.each([0, 5, 20, 9_999_999])(
    'to %i leaves that on the shelf and a ledger that adds up',
    async (quantity) => {
      await edit(quantity, 20);
      expect(await stockOf(db, 1)).toBe(quantity);
      await expectLedgerToAddUp(db);
    },
  );

  it('books the difference, with who and why', async () => {
    await edit(12, 20);
    const last = await db.selectFrom('stock_movements').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(last).toMatchObject({
      product_id: 1,
      delta: -8,
      quantity_after: 12,
      kind: 'adjustment',
      reason: 'Count',
      actor: 'staff:admin',
    });
  });

  it('to what it is already books nothing', async () => {
    const before = await countOf(db, 'stock_movements');
    await edit(20, 20);
    expect(await countOf(db, 'stock_movements')).toBe(before);
  });

  it('that was seen otherwise changes nothing and says both figures', async () => {
    const before = await countOf(db, 'stock_movements');
    const stale = edit(50, 19);
    await expect(stale).rejects.toThrow(StockChangedError);
    await expect(stale).rejects.toThrow(/changed from 19 to 20 .+save 50 again/);
    expect(await stockOf(db, 1)).toBe(20);
    expect(await countOf(db, 'stock_movements')).toBe(before);
  });

  it('twice at once from the same figure is done once', async () => {
    // Which of the two comes first is the database's choice.
    const [first, second] = await Promise.allSettled([edit(30, 20), edit(40, 20)]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stockOf(db, 1)).toBe(first.status === 'fulfilled' ? 30 : 40);
  });

  it('of a product that is not there is refused', async () => {
    await expect(edit(1, undefined, 99_999)).rejects.toThrow(NotFoundError);
  });
});

describe('a movement', () => {
  it('never takes more than there is, and leaves no trace when it tries', async () => {
    const before = await countOf(db, 'stock_movements');
    const taking = inTransaction(db, (trx) =>
      moveStock(trx, { productId: 1, delta: -21, kind: 'sale', reason: '', actor: 'buyer' }),
    );
    await expect(taking).rejects.toThrow(StockShortageError);
    await expect(taking).rejects.toThrow(/^.+: only 20 left\./);
    expect(await stockOf(db, 1)).toBe(20);
    expect(await countOf(db, 'stock_movements')).toBe(before);
  });

  it('is refused in French with the French name', async () => {
    const sale = { productId: 1, delta: -21, kind: 'sale', reason: '', actor: 'buyer' } as const;
    const taking = inLanguage('fr-CA', () => inTransaction(db, (trx) => moveStock(trx, sale)));
    await expect(taking).rejects.toThrow('Clé intelligente BMW\u00a0: il n’en reste que 20.');
  });

  it('takes the last unit', async () => {
    const left = await inTransaction(db, (trx) =>
      moveStock(trx, { productId: 1, delta: -20, kind: 'sale', reason: '', actor: 'buyer' }),
    );
    expect(left).toBe(0);
  });

  it('of one cause is booked once', async () => {
    const sell = () =>
      inTransaction(db, (trx) =>
        moveStock(trx, {
          productId: 1,
          delta: -1,
          kind: 'sale',
          reason: '',
          actor: 'buyer',
          cause: 'order:1',
        }),
      );
    await sell();
    await expect(sell()).rejects.toThrow(/unique/i);
    expect(await stockOf(db, 1)).toBe(19);
  });
});
