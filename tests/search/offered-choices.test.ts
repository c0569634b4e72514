import { beforeAll, expect, it } from 'vitest';

import { listActiveCategories } from '../../app/domain/goods/catalog/categories.queries.server';
import { listProducts } from '../../app/domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../app/domain/goods/catalog/listing/listing.schema';
import { SERVICE_GROUPS } from '../../app/domain/goods/catalog/services.rules';
import { findFccIdDetail, listFccIds } from '../../app/domain/goods/fitment/fcc-id.queries.server';
import { listMakes, listModels } from '../../app/domain/goods/fitment/fitment.queries.server';
import { listVehicleParts } from '../../app/domain/goods/fitment/vehicle-parts.queries.server';
import type { Db } from '../../db/schema';
import { openTestStore } from '../support/test-store';

/** Models that US locksmiths cut keys for every week. */
const COMMON = {
  ford: [
    'F-150',
    'F-250',
    'Escape',
    'Explorer',
    'Focus',
    'Fusion',
    'Edge',
    'Mustang',
    'Ranger',
    'Expedition',
  ],
  chevrolet: [
    'Silverado',
    'Equinox',
    'Malibu',
    'Tahoe',
    'Suburban',
    'Traverse',
    'Impala',
    'Cruze',
    'Colorado',
  ],
  gmc: ['Sierra', 'Terrain', 'Acadia', 'Yukon'],
  ram: ['1500', '2500'],
  jeep: ['Grand Cherokee', 'Wrangler', 'Cherokee', 'Compass', 'Patriot'],
  dodge: ['Charger', 'Challenger', 'Durango', 'Grand Caravan'],
  chrysler: ['300', 'Town & Country', 'Pacifica'],
  honda: ['Accord', 'Civic', 'CR-V', 'Pilot', 'Odyssey', 'Fit', 'HR-V'],
  toyota: ['Camry', 'Corolla', 'RAV4', 'Tacoma', 'Tundra', 'Highlander', 'Sienna', '4Runner'],
  nissan: ['Altima', 'Rogue', 'Sentra', 'Versa', 'Maxima', 'Murano', 'Pathfinder', 'Frontier'],
  hyundai: ['Elantra', 'Sonata', 'Tucson', 'Santa Fe'],
  kia: ['Optima', 'Soul', 'Sorento', 'Sportage'],
  subaru: ['Forester', 'Outback', 'Impreza', 'Crosstrek'],
  mazda: ['3', '6', 'CX-5'],
  volkswagen: ['Jetta', 'Passat', 'Golf', 'Tiguan'],
};

function toPlainValue(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9+]/g, '');
}

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

it('has a key or a remote for every common model', async () => {
  const names = new Map((await listMakes(db)).map(({ make, value }) => [value, make]));
  const without: string[] = [];
  for (const [value, models] of Object.entries(COMMON)) {
    const offered = await listModels(db, value);
    for (const model of models) {
      const { parts } = await listVehicleParts(db, { make: names.get(value) ?? '', model });
      const isServed = parts.some(({ kind }) => kind === 'key' || kind === 'remote');
      if (!offered.includes(model) || !isServed) without.push(`${value} ${model}`);
    }
  }
  expect(without).toEqual([]);
  expect(Object.values(COMMON).flat().length).toBeGreaterThanOrEqual(60);
});

it('has products behind every FCC ID it offers', async () => {
  const offered = await listFccIds(db);
  for (const { fccId, count } of offered)
    expect((await findFccIdDetail(db, fccId))?.items.length, fccId).toBe(count);
  expect(offered.length).toBeGreaterThan(50);
});

it('has products behind every service it offers', async () => {
  const empty: string[] = [];
  for (const { value } of SERVICE_GROUPS().flatMap(({ services }) => [...services])) {
    const { products } = await listProducts(db, readListingQuery(new URLSearchParams({ category: value })));
    if (products.length === 0) empty.push(value);
  }
  expect(empty).toEqual([]);
});

it('offers no filter value in two spellings', async () => {
  const same: string[] = [];
  for (const category of await listActiveCategories(db)) {
    const query = readListingQuery(new URLSearchParams());
    const { attributes } = await listProducts(db, query, { ...category, ids: [category.id] });
    for (const { name, values } of attributes) {
      const plain = values.map(({ value }) => toPlainValue(value));
      const noted = values.map(({ value }) => toPlainValue(value.replace(/ \(.*\)/, '')));
      for (const [index, { value }] of values.entries()) {
        const isTwice = plain.some(
          (other, at) => at !== index && (other === plain[index] || other === noted[index]),
        );
        if (isTwice) same.push(`${category.name}, ${name}: ${value}`);
      }
    }
  }
  expect(same).toEqual([]);
});

it.each([
  ['2019 civic', 'AK-HON-KR5V2X-4B'],
  ['accord key', 'AK-HON-ACJ-4B'],
  ['honda accord', 'AK-HON-ACJ-4B'],
  ['2015 honda accord smart key', 'AK-HON-ACJ-4B'],
  ['f150 key', 'AK-FRD-F150-3B'],
  ['silverado remote', 'AK-GM-1EA-5B'],
  ['id46', 'TC-ID46-10'],
  ['H75', 'KB-H75-NP-50'],
  ['TOY43', 'KB-TR47-NP-10'],
  ['HU100', 'KB-HU100-NP-10'],
  ['door viewer', 'DV-U698-626'],
  ['peephole', 'DV-U698-626'],
])('finds %s', async (q, expected) => {
  const { products } = await listProducts(db, readListingQuery(new URLSearchParams({ q })));
  expect(products[0]?.sku).toBe(expected);
});
