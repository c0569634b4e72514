import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { addAccount, firstUserOf } from '../../../tests/support/accounts';
import { openTestStore } from '../../../tests/support/test-store';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { listChangedFields } from '../../domain/base/audit/audit-changes.rules';
import { parseAuditFilter } from '../../domain/base/audit/audit-list.rules';
import { listAuditedActions, listAuditLog } from './audit-log.queries.server';

let db: Db;

async function note(name: string, action: string, subject: string, before?: unknown, after?: unknown) {
  await inTransaction(db, (trx) =>
    recordAudit(trx, { name, staffId: null, requestId: 'r' }, action, subject, {
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    }),
  );
}

const found = async (query: string, page = 1) =>
  (await listAuditLog(db, parseAuditFilter(new URLSearchParams(query)), page)).entries.map(
    ({ action, subject }) => `${action} ${subject}`,
  );

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await note('staff:ann', 'product.create', 'product:1', undefined, { name: 'Key' });
  await note('staff:bob', 'stock.edit', 'product:1', { stockQuantity: 3 }, { stockQuantity: 5 });
  await note('staff:bob', 'product.change', 'product:12', { name: 'Old' }, { name: 'Brass cylinder' });
  await note('user:4', 'user.add', 'customer:3/user:4', undefined, { email: 'eve@locke.example' });
});

describe('the audit log', () => {
  it('shows the newest first', async () => {
    expect(await found('')).toEqual([
      'user.add customer:3/user:4',
      'product.change product:12',
      'stock.edit product:1',
      'product.create product:1',
    ]);
  });

  it.each([
    ['who=bob', ['product.change product:12', 'stock.edit product:1']],
    ['who=staff:ann', ['product.create product:1']],
    ['who=bo', []],
    ['what=stock.edit', ['stock.edit product:1']],
    ['what=product.', ['product.change product:12', 'product.create product:1']],
    ['subject=product:1', ['stock.edit product:1', 'product.create product:1']],
    ['subject=customer:3', ['user.add customer:3/user:4']],
    ['subject=nothing', []],
    ['q=BRASS', ['product.change product:12']],
    ['q=100%25', []],
    ['who=bob&what=stock.edit&q=5', ['stock.edit product:1']],
    ['from=2999-01-01', []],
    ['to=2020-01-01', []],
  ])('by %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('finds what people know a thing by: a SKU, a username', async () => {
    const { sku } = await db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(await found(`subject=${encodeURIComponent(sku.toLowerCase())}`)).toHaveLength(2);
    await note('visitor', 'staff.login-failed', 'staff:1');
    expect(await found('subject=Admin')).toEqual(['staff.login-failed staff:1']);
  });

  it('names the states of orders as people see them', async () => {
    await note('staff:ann', 'order.review', 'order:7', { state: 'awaiting_transfer' }, { state: 'review' });
    const { entries } = await listAuditLog(db, parseAuditFilter(new URLSearchParams()), 1);
    expect(entries[0]?.changes).toEqual([{ field: 'State', before: 'Awaiting payment', after: 'On hold' }]);
  });

  it('keeps to the days of the filter, both included', async () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    expect(await found(`from=${day}&to=${day}`)).toHaveLength(4);
  });

  it('names its subjects, lists its actions and turns its pages', async () => {
    const { name, sku } = await db
      .selectFrom('products')
      .select(['name', 'sku'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const filter = parseAuditFilter(new URLSearchParams('what=stock.edit'));
    expect((await listAuditLog(db, filter, 1)).entries[0]).toMatchObject({
      subjectName: `${name} (${sku})`,
      isThere: true,
      changes: [{ field: 'Stock quantity', before: '3', after: '5' }],
    });
    expect(await listAuditedActions(db)).toEqual([
      'product.change',
      'product.create',
      'stock.edit',
      'user.add',
    ]);
    for (let count = 0; count < 60; count += 1) await note('api', 'stock.edit', 'product:2');
    const all = parseAuditFilter(new URLSearchParams());
    expect((await listAuditLog(db, all, 2)).page).toMatchObject({ total: 64, from: 51, to: 64 });
  });
});

describe('what the log speaks of', () => {
  const named = async (subject: string) => {
    const { entries } = await listAuditLog(
      db,
      parseAuditFilter(new URLSearchParams({ subject: subject.split('/')[0] ?? '' })),
      1,
    );
    return entries.find((entry) => entry.subject === subject)?.subjectName;
  };

  it('is called as staff know it', async () => {
    const account = await addAccount(db, { email: 'ada@locke.example', company_name: 'Locke & Daughters' });
    const user = await firstUserOf(db, account);
    await note('staff:ann', 'purchase-order.send', 'purchase-order:4');
    await note('staff:ann', 'customer.terms', `customer:${account}`);
    await note('staff:ann', 'user.change', `customer:${account}/user:${user}`);
    await note('staff:ann', 'claims.save', 'claims:hours');
    await note('staff:ann', 'category.edit', 'category:13');
    expect(await named('purchase-order:4')).toBe('PO-1004');
    expect(await named(`customer:${account}`)).toBe('Locke & Daughters');
    expect(await named(`customer:${account}/user:${user}`)).toBe('Ada Locke of Locke & Daughters');
    expect(await named('claims:hours')).toBe('Business hours');
    expect(await named('category:13')).toBe('Padlocks');
    expect(await found('subject=po 1004')).toEqual(['purchase-order.send purchase-order:4']);
    expect(await found('subject=padlocks')).toEqual(['category.edit category:13']);
  });

  it('keeps its name when it is gone, in older entries too', async () => {
    await note('staff:ann', 'product.picture-order', 'product:9999', [1, 2], [2, 1]);
    await note('staff:ann', 'product.delete', 'product:9999', { name: 'Odd key', sku: 'ODD-1' });
    await note('staff:ann', 'category.move', 'category:999', { position: 1 }, { position: 2 });
    await note('staff:ann', 'category.delete', 'category:999', { name: 'Odds and ends' });
    const { entries } = await listAuditLog(db, parseAuditFilter(new URLSearchParams('who=ann')), 1);
    expect(entries.slice(0, 4).map(({ subjectName, isThere }) => [subjectName, isThere])).toEqual([
      ['Odds and ends', false],
      ['Odds and ends', false],
      ['Odd key (ODD-1)', false],
      ['Odd key (ODD-1)', false],
    ]);
  });

  it('is named within what changed, too', async () => {
    const { name, sku } = await db
      .selectFrom('products')
      .select(['name', 'sku'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await note('staff:ann', 'price.set', 'price-tier:gold', undefined, { productId: 1, unitPrice: 900 });
    await note('staff:ann', 'product.edit', 'product:1', { categoryId: '13' }, { categoryId: '999' });
    const { entries } = await listAuditLog(db, parseAuditFilter(new URLSearchParams('who=ann')), 1);
    expect(entries[1]?.changes).toEqual([
      { field: 'Product', before: null, after: `${name} (${sku})` },
      { field: 'Unit price', before: null, after: '$9.00' },
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'Category', before: 'Padlocks', after: null });
  });
});

describe('price changes', () => {
  it('are found together, and marked in the whole log', async () => {
    await note('staff:bob', 'product.edit', 'product:1', { price: '9.00' }, { price: '8.00' });
    await note('staff:bob', 'product.edit', 'product:2', { isOnSale: true }, { isOnSale: false });
    await note('staff:bob', 'product.edit', 'product:3', { name: 'Old' }, { name: 'New' });
    await note('staff:bob', 'price.remove', 'price-tier:gold', { unitPrice: 900 });
    await note('staff:bob', 'products.bulk-change', 'bulk-run:1', undefined, {
      change: { kind: 'sale-off' },
    });
    await note(
      'staff:bob',
      'products.bulk-undo',
      'bulk-run:1',
      { change: { kind: 'sale-off' } },
      { kept: 0 },
    );
    await note('staff:bob', 'products.bulk-change', 'bulk-run:2', undefined, { change: { kind: 'active' } });
    const expected = [
      'products.bulk-undo bulk-run:1',
      'products.bulk-change bulk-run:1',
      'price.remove price-tier:gold',
      'product.edit product:2',
      'product.edit product:1',
    ];
    expect(await found('what=price-changes')).toEqual(expected);
    const { entries } = await listAuditLog(db, parseAuditFilter(new URLSearchParams()), 1);
    const marked = entries.filter(({ isPriceChange }) => isPriceChange);
    expect(marked.map(({ action, subject }) => `${action} ${subject}`)).toEqual(expected);
  });
});

describe('before and after', () => {
  it('leave out what stayed the same', () => {
    expect(listChangedFields({ name: 'A', isActive: true }, { name: 'B', isActive: true })).toEqual([
      { field: 'Name', before: 'A', after: 'B' },
    ]);
  });

  it('are read by people: money, yes and no, what is empty, what is within', () => {
    expect(
      listChangedFields(
        { priceCents: 1299, unitPrice: 500, isOnSale: false, note: '', tags: ['a'] },
        {
          priceCents: 999,
          unitPrice: 450,
          isOnSale: true,
          note: 'x',
          tags: ['a', 'b'],
          lines: [{ lineId: 4, units: 2 }],
        },
      ),
    ).toEqual([
      { field: 'Price', before: '$12.99', after: '$9.99' },
      { field: 'Unit price', before: '$5.00', after: '$4.50' },
      { field: 'Is on sale', before: 'no', after: 'yes' },
      { field: 'Note', before: '(empty)', after: 'x' },
      { field: 'Tags', before: 'a', after: 'a, b' },
      { field: 'Lines / 1 / line id', before: null, after: '4' },
      { field: 'Lines / 1 / units', before: null, after: '2' },
    ]);
  });

  it('tell moments in the time of the store', () => {
    expect(listChangedFields({}, { expiresAt: '2026-11-29T03:52:33.678Z' })).toEqual([
      { field: 'Expires at', before: null, after: 'Nov 28, 2026, 10:52 PM ET' },
    ]);
  });

  it('take anything: nothing, plain values, a value that is far too long', () => {
    expect(listChangedFields(undefined, undefined)).toEqual([]);
    expect(listChangedFields(1, 2)).toEqual([{ field: 'Value', before: '1', after: '2' }]);
    expect(listChangedFields({}, { text: 'x'.repeat(5_000) })[0]?.after).toHaveLength(601);
  });
});
