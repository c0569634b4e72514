import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import {
  listEmptyMakes,
  listMakeGroups,
  listModels,
  listPanelYears,
  listVehicleChoices,
  listYears,
} from './fitment.queries.server';
import { findMakeName, makeValue } from './makes.rules';
import { KIND_ORDER, getProductKind } from './product-kind.rules';
import { findFits, listFits, readFitting } from './vehicle-fit.queries.server';
import { listVehicleParts } from './vehicle-parts.queries.server';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function idOf(sku: string): Promise<number> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return id;
}

const f150 = (year?: number) => ({ make: 'Ford', model: 'F-150', year });

describe('a fit', () => {
  it('is confirmed by a row that covers make, model and year, and by nothing else', async () => {
    const flip = await idOf('AK-FRD-F150-3B');
    for (const [vehicle, fit] of [
      [f150(2015), 'fits'],
      [f150(2021), 'fits'],
      [f150(2023), 'fits'],
      [f150(2014), 'not-listed'],
      [f150(2024), 'not-listed'],
      [f150(), 'not-confirmed'],
      [{ make: 'Ford', model: '', year: 2021 }, 'not-confirmed'],
      [{ make: 'Ford', model: 'F-15', year: 2021 }, 'not-listed'],
      [{ make: 'Lincoln', model: 'F-150', year: 2021 }, 'not-listed'],
    ] as const)
      expect((await findFits(db, vehicle, [flip])).get(flip), JSON.stringify(vehicle)).toBe(fit);
  });

  it('is said of what goes on vehicles alone', async () => {
    const padlock = await db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select('p.id')
      .where('c.slug', '=', 'padlocks')
      .executeTakeFirstOrThrow();
    const chip = await idOf('TC-XT27A-10');
    const fits = await findFits(db, f150(2021), [padlock.id, chip, 999_999]);
    expect([...fits]).toEqual([[chip, 'not-confirmed']]);
  });

  it('of a programmer is never denied: its vehicles are examples', async () => {
    const programmers = await db
      .selectFrom('products')
      .select('id')
      .where('type', 'in', ['Programmers & cables', 'Programmers & diagnostics'])
      .execute();
    const ids = programmers.map(({ id }) => id);
    const fits = await findFits(db, { make: 'Honda', model: 'Accord', year: 2015 }, ids);
    expect(fits.size).toBeGreaterThan(3);
    expect(new Set(fits.values())).toEqual(new Set(['not-confirmed']));
  });

  it('is asked for a whole page, and for none', async () => {
    const ids = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id);
    const fits = await findFits(db, f150(2021), ids);
    const { parts } = await listVehicleParts(db, f150(2021));
    const confirmed = [...fits].filter(([, fit]) => fit === 'fits').map(([id]) => id);
    expect(confirmed.sort((a, b) => a - b)).toEqual(parts.map(({ id }) => id).sort((a, b) => a - b));
    expect(await findFits(db, f150(2021), [])).toEqual(new Map());
  });

  it('is not shown while the vehicle is not complete', async () => {
    expect(await listFits(db, undefined, [{ id: 1 }])).toBeNull();
    expect(await listFits(db, f150(), [{ id: 1 }])).toBeNull();
    expect(await listFits(db, f150(2021), [{ id: 1 }])).toEqual({
      vehicle: f150(2021),
      byProduct: { 1: 'not-listed' },
    });
  });
});

describe('the parts of a vehicle', () => {
  it('for a 2021 Ford F-150 are of all six kinds, each said to be a sample', async () => {
    const { parts, hasMore } = await listVehicleParts(db, f150(2021));
    const kinds = new Set(parts.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['key', 'remote', 'shell', 'blank', 'programmer', 'tool']));
    expect(parts.every(({ isSample }) => isSample)).toBe(true);
    expect(hasMore).toBe(false);
    expect(parts.find(({ sku }) => sku === 'AK-FRD-F150-4B')).toMatchObject({
      kind: 'remote',
      fccId: 'N5F-A08TAA',
      coverage: ['F-150 2015-2023'],
      facts: [
        { name: 'Frequency', value: '314.95 MHz' },
        { name: 'Transponder chip', value: 'NXP 49 (Hitag Pro)' },
        { name: 'Buttons', value: '4: lock, unlock, remote start, panic' },
      ],
    });
    expect(parts.some(({ sku }) => sku === 'AK-FRD-902-5B')).toBe(false);
  });

  it('leave out what is not in the store', async () => {
    const other = await openTestStore({ seeded: true });
    await other.db
      .updateTable('products')
      .set({ is_active: 0 })
      .where('sku', '=', 'AK-FRD-F150-3B')
      .execute();
    const before = (await listVehicleParts(db, f150(2021))).parts.length;
    const { parts } = await listVehicleParts(other.db, f150(2021));
    expect(parts).toHaveLength(before - 1);
  });

  it('of a part of a vehicle are cut short', async () => {
    const all = (await listVehicleParts(db, { make: 'Ford', model: '' })).parts.length;
    const { parts, hasMore } = await listVehicleParts(db, { make: 'Ford', model: '' }, 3);
    expect(all).toBeGreaterThan(3);
    expect(parts).toHaveLength(3);
    expect(hasMore).toBe(true);
  });
});

describe('the choices', () => {
  it('follow from one another, and every one of them leads to something', async () => {
    const active = new Set(
      (await db.selectFrom('products').select('id').where('is_active', '=', 1).execute()).map(({ id }) => id),
    );
    const empty: string[] = [];
    let offered = 0;
    for (const { makes } of await listMakeGroups(db)) {
      for (const make of makes) {
        const models = await listModels(db, makeValue(make));
        expect(models.length, make).toBeGreaterThan(0);
        for (const model of models) {
          for (const year of await listYears(db, { make, model })) {
            offered += 1;
            const fitting = await readFitting(db, { make, model, year });
            if (![...fitting].some((id) => active.has(id))) empty.push(`${year} ${make} ${model}`);
          }
        }
      }
    }
    expect(empty).toEqual([]);
    expect(offered).toBeGreaterThan(1000);
  });

  it('of the search panel leave out what no product for sale fits', async () => {
    const { db: own } = await openTestStore({ seeded: true });
    const empty = await listEmptyMakes(own);
    const offered = (await listMakeGroups(own)).flatMap(({ makes }) => makes.map(makeValue));
    expect(empty.filter((make) => offered.includes(make))).toEqual([]);
    expect(offered).toContain('ram');
    const years = await listPanelYears(own);
    expect(years[0]).toBe(2024);
    await own
      .updateTable('products')
      .set({ is_active: 0 })
      .where('id', 'in', own.selectFrom('fitments').select('product_id').where('make', '=', 'Ram'))
      .execute();
    await own.updateTable('fitments').set({ year_to: 2023 }).where('year_to', '>', 2023).execute();
    expect((await listEmptyMakes(own)).sort()).toEqual([...empty, 'ram'].sort());
    expect(await listPanelYears(own)).toEqual(years.slice(1));
    await own.updateTable('products').set({ is_active: 0 }).execute();
    expect(await listPanelYears(own)).toEqual([]);
  });

  it('are none where the make is not known', async () => {
    expect(await listVehicleChoices(db, { make: 'nonsense', model: 'F-150' })).toEqual({
      models: [],
      years: [],
    });
  });
});

describe('the fitment of the demo', () => {
  it('names makes of the search panel and gives every product one kind', async () => {
    const rows = await db
      .selectFrom('fitments as f')
      .innerJoin('products as p', 'p.id', 'f.product_id')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select(['f.make', 'f.year_from', 'f.year_to', 'f.is_sample', 'p.name', 'p.type', 'c.slug'])
      .execute();
    for (const row of rows) {
      expect(findMakeName(makeValue(row.make)), row.make).toBe(row.make);
      expect(row.year_from).toBeLessThanOrEqual(row.year_to);
      expect(row.is_sample).toBe(1);
      expect(KIND_ORDER).toContain(
        getProductKind({ type: row.type, name: row.name, categorySlug: row.slug }),
      );
    }
  });
});
