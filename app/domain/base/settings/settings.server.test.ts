import { beforeEach, describe, expect, it } from 'vitest';

import { confirmAddress } from '../../../../tests/support/confirmed-email';
import { readPlacement, stockTo } from '../../../../tests/support/orders';
import { copyOfSeeded, openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { openDatabase } from '../../../../db/client';
import type { Actor } from '../audit/actor';
import { formatMoment } from '../shared/store-day.rules';
import { readCatalogVersion } from '../../goods/catalog/versioned-cache.server';
import { placeOrder, TotalChangedError } from '../../selling/orders/place-order.server';
import { toPolicy, getTotals } from '../../selling/checkout/totals.rules';
import { DEFAULT_SETTINGS, type Settings } from './settings.rules';
import { readSettings, readVersionedSettings } from './settings.queries.server';
import { changeSettings, resetSetting, SettingsChangedError } from './settings.server';

let store: TestStore;
const owner: Actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
});

async function change(changes: Partial<Settings>) {
  const { settings, version } = await readVersionedSettings(store.db);
  return changeSettings(store.db, { expectedVersion: version, settings: { ...settings, ...changes } }, owner);
}

async function audited() {
  return store.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'settings')
    .orderBy('id')
    .execute();
}

describe('settings', () => {
  it('are the defaults until somebody changes them', async () => {
    expect(await readVersionedSettings(store.db)).toEqual({ settings: DEFAULT_SETTINGS, version: 0 });
  });

  it('change with what they were and are in the audit log, and nothing else in it', async () => {
    expect(await change({ expressShippingCents: 1799, taxBasisPoints: 825 })).toEqual([
      'expressShippingCents',
      'taxBasisPoints',
    ]);
    expect(await readVersionedSettings(store.db)).toEqual({
      settings: { ...DEFAULT_SETTINGS, expressShippingCents: 1799, taxBasisPoints: 825 },
      version: 1,
    });
    expect(await audited()).toEqual([
      {
        action: 'settings.change',
        before: '{"expressShippingCents":1599,"taxBasisPoints":800}',
        after: '{"expressShippingCents":1799,"taxBasisPoints":825}',
      },
    ]);
  });

  it('that are saved as they were change nothing', async () => {
    expect(await change({})).toEqual([]);
    expect(await audited()).toEqual([]);
    expect((await readVersionedSettings(store.db)).version).toBe(0);
  });

  it('are new to every process at once', async () => {
    const url = await copyOfSeeded();
    const [one, other] = [openDatabase(url), openDatabase(url)];
    expect((await readSettings(other)).transferHours).toBe(72);
    const settings = { ...DEFAULT_SETTINGS, transferHours: 24 };
    await changeSettings(one, { expectedVersion: 0, settings }, owner);
    expect((await readSettings(other)).transferHours).toBe(24);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('make the kept pages stale', async () => {
    const before = await readCatalogVersion(store.db);
    await change({ freeShippingClaimCents: 39_900 });
    expect(await readCatalogVersion(store.db)).toBeGreaterThan(before);
    const between = await readCatalogVersion(store.db);
    await change({ freeShippingClaimCents: 34_900 });
    expect(await readCatalogVersion(store.db)).toBeGreaterThan(between);
  });

  it('of whoever comes second are not written, and both figures are said', async () => {
    const { settings, version } = await readVersionedSettings(store.db);
    await change({ expressShippingCents: 1799 });
    const late = changeSettings(
      store.db,
      { expectedVersion: version, settings: { ...settings, expressShippingCents: 1899 } },
      owner,
    );
    const error = await late.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsChangedError);
    expect(error).toMatchObject({
      fieldErrors: { expressShippingCents: 'Changed to 17.99 by admin. You entered 18.99.' },
    });
    expect((await readSettings(store.db)).expressShippingCents).toBe(1799);
  });

  it('go back to their defaults one by one', async () => {
    await change({ expressShippingCents: 1799, taxBasisPoints: 825 });
    await resetSetting(store.db, { expectedVersion: 1, reset: 'taxBasisPoints' }, owner);
    expect(await readSettings(store.db)).toEqual({ ...DEFAULT_SETTINGS, expressShippingCents: 1799 });
    expect((await audited()).at(-1)).toMatchObject({
      before: '{"taxBasisPoints":825}',
      after: '{"taxBasisPoints":800}',
    });
  });

  it('do not go back where that would promise what a checkout does not give', async () => {
    await change({ freeShippingClaimCents: 39_900, expressFreeAboveCents: 35_000 });
    const reset = resetSetting(store.db, { expectedVersion: 1, reset: 'freeShippingClaimCents' }, owner);
    await expect(reset).rejects.toThrow('$350');
    expect((await readSettings(store.db)).freeShippingClaimCents).toBe(39_900);
  });
});

describe('an order', () => {
  it('at the total of the old rates is not placed: the buyer sees the new total', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    await store.db.updateTable('products').set({ price_cents: 10_000 }).where('id', '=', 1).execute();
    const seen = await readPlacement(store.db, cartId);
    expect(seen.expectedTotalCents).toBe(12_399);
    await change({ expressShippingCents: 1799, taxBasisPoints: 825 });
    const error = await placeOrder(store.db, seen).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TotalChangedError);
    expect(error).toMatchObject({ totals: { shippingCents: 1799, taxCents: 825, totalCents: 12_624 } });
  });

  it('keeps the figures that it was placed with', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    await store.db.updateTable('products').set({ price_cents: 10_000 }).where('id', '=', 1).execute();
    const { id } = await placeOrder(store.db, await readPlacement(store.db, cartId));
    await change({ expressShippingCents: 1799, taxBasisPoints: 825, transferHours: 1 });
    const order = store.db
      .selectFrom('orders')
      .select(['shipping_cents', 'tax_cents', 'total_cents'])
      .where('id', '=', id);
    expect(await order.executeTakeFirst()).toEqual({
      shipping_cents: 1599,
      tax_cents: 800,
      total_cents: 12_399,
    });
  });

  it('by transfer is held as long as the settings say, and its mail says so', async () => {
    await change({ transferHours: 24, unconfirmedHours: 3 });
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    const placement = await readPlacement(store.db, cartId, {
      paymentMethod: 'zelle',
      providerName: undefined,
    });
    const { id } = await placeOrder(store.db, placement);
    const { expires_at, placed_at } = await store.db
      .selectFrom('orders')
      .select(['expires_at', 'placed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const hours = (Date.parse(expires_at ?? '') - Date.parse(placed_at)) / 3_600_000;
    expect(hours).toBeCloseTo(3, 2);
    const mail = await store.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    const fullEnd = new Date(Date.parse(placed_at) + 24 * 3_600_000).toISOString();
    expect(mail.text).toContain(`We’ll hold your items until ${formatMoment(expires_at ?? '')}.`);
    expect(mail.text).toContain(
      `Confirm your email address to extend the hold until ${formatMoment(fullEnd)}.`,
    );
    await confirmAddress(store.db, placement.customer.email);
    const again = await store.cartWith({ productId: 1, quantity: 1 });
    const next = { paymentMethod: 'zelle', providerName: undefined } as const;
    await placeOrder(store.db, await readPlacement(store.db, again.cartId, next));
    const last = await store.db
      .selectFrom('orders')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const mails = await store.db.selectFrom('outbox').select('text').orderBy('id').execute();
    expect((Date.parse(last.expires_at ?? '') - Date.parse(last.placed_at)) / 3_600_000).toBeCloseTo(24, 2);
    expect(mails.at(-1)?.text).toContain(
      `We’ll hold your items until ${formatMoment(last.expires_at ?? '')} and ship once payment arrives.`,
    );
  });
});

it('tax of the settings is rounded half up to the cent', () => {
  const policy = toPolicy('express', { ...DEFAULT_SETTINGS, taxBasisPoints: 825 });
  const taxOf = (cents: number) => getTotals([{ unitPriceCents: cents, quantity: 1 }], policy).taxCents;
  // 8.25 % of 2.00 is 16.5 cents; of 1.99 it is 16.4175.
  expect([taxOf(200), taxOf(199)]).toEqual([17, 16]);
});
