import { beforeEach, expect, it } from 'vitest';

import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { readVersionedSettings } from '../../base/settings/settings.queries.server';
import { changeSettings } from '../../base/settings/settings.server';
import { isoIn } from '../../base/shared/clock';
import { endSale } from './end-sale.server';
import { listOnSale, readBestSavings } from './products.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function setSaleEnd(saleEndsAt: string): Promise<void> {
  const { settings, version } = await readVersionedSettings(db);
  const actor = { name: 'staff:admin', staffId: null, requestId: 'r' };
  await changeSettings(db, { expectedVersion: version, settings: { ...settings, saleEndsAt } }, actor);
}

it('the demo has half off a programming device', async () => {
  expect(await readBestSavings(db)).toEqual({ all: 50, programming: 50 });
});

it.each([
  ['without an end', ''],
  ['before its end', isoIn(60_000)],
])('a sale goes on %s', async (_when, end) => {
  await setSaleEnd(end);
  expect(await endSale(db)).toBe(false);
  expect((await listOnSale(db, 4)).total).toBeGreaterThan(40);
});

it('a sale whose end has passed leaves list prices, and ends once', async () => {
  await setSaleEnd(isoIn(-1));
  expect([await endSale(db), await endSale(db)]).toEqual([true, false]);
  expect(await listOnSale(db, 4)).toEqual({ products: [], total: 0 });
  expect(await readBestSavings(db)).toEqual({ all: 0, programming: 0 });
  expect((await readVersionedSettings(db)).settings.saleEndsAt).toBe('');
  const reduced = db
    .selectFrom('products')
    .select('id')
    .whereRef('effective_price_cents', '<', 'price_cents');
  expect(await reduced.execute()).toEqual([]);
});
