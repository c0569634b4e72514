import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { openTestStore } from '../../../tests/support/test-store';
import { recordAudit } from './audit.server';
import { changedFields } from './audit-changes.rules';
import { auditFilterOf } from './audit-list.rules';
import { listAuditedActions, listAuditLog } from './audit-log.queries.server';

let db: Db;

async function note(name: string, action: string, subject: string, before?: unknown, after?: unknown) {
  await db.transaction().execute((trx) =>
    recordAudit(
      trx,
      { name, staffId: null, requestId: 'r' },
      {
        action,
        subject,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ),
  );
}

const found = async (query: string, page = 1) =>
  (await listAuditLog(db, auditFilterOf(new URLSearchParams(query)), page)).entries.map(
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

  it('keeps to the days of the filter, both included', async () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    expect(await found(`from=${day}&to=${day}`)).toHaveLength(4);
  });

  it('names its subjects, lists its actions and turns its pages', async () => {
    const { name } = await db
      .selectFrom('products')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const filter = auditFilterOf(new URLSearchParams('what=stock.edit'));
    expect((await listAuditLog(db, filter, 1)).entries[0]).toMatchObject({
      subjectName: name,
      changes: [{ field: 'Stock quantity', before: '3', after: '5' }],
    });
    expect(await listAuditedActions(db)).toEqual([
      'product.change',
      'product.create',
      'stock.edit',
      'user.add',
    ]);
    for (let count = 0; count < 60; count += 1) await note('api', 'stock.edit', 'product:2');
    const all = auditFilterOf(new URLSearchParams());
    expect((await listAuditLog(db, all, 2)).page).toMatchObject({ total: 64, from: 51, to: 64 });
  });
});

describe('before and after', () => {
  it('leave out what stayed the same', () => {
    expect(changedFields({ name: 'A', isActive: true }, { name: 'B', isActive: true })).toEqual([
      { field: 'Name', before: 'A', after: 'B' },
    ]);
  });

  it('are read by people: money, yes and no, what is empty, what is within', () => {
    expect(
      changedFields(
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

  it('take anything: nothing, plain values, a value that is far too long', () => {
    expect(changedFields(undefined, undefined)).toEqual([]);
    expect(changedFields(1, 2)).toEqual([{ field: 'Value', before: '1', after: '2' }]);
    expect(changedFields({}, { text: 'x'.repeat(5_000) })[0]?.after).toHaveLength(601);
  });
});
