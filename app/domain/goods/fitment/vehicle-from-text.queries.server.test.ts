import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { findVehicleInWords } from './vehicle-from-text.queries.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

it.each([
  ['honda civic 2019', { make: 'Honda', model: 'Civic', year: 2019 }],
  ['keys for honda civic', { make: 'Honda', model: 'Civic', year: undefined }],
  ['2016 BMW x5 key', { make: 'BMW', model: 'X5', year: 2016 }],
  ['Ford F 150', { make: 'Ford', model: 'F-150', year: undefined }],
  ['ford f150 2021', { make: 'Ford', model: 'F-150', year: 2021 }],
  ['jeep grand cherokee', { make: 'Jeep', model: 'Grand Cherokee', year: undefined }],
  ['mercedes-benz c class 2015', { make: 'Mercedes-Benz', model: 'C-Class', year: 2015 }],
  ['mazda 3 2014', { make: 'Mazda', model: '3', year: 2014 }],
  ['ram 1500 classic', { make: 'Ram', model: '1500 Classic', year: undefined }],
])('%s names a vehicle', async (q, vehicle) => {
  expect(await findVehicleInWords(db, q)).toEqual(vehicle);
});

it.each([
  'honda',
  'civic 2019',
  'honda civ',
  'toyota smart key 4 button',
  'mazda 3 button flip key',
  'mazda key 3',
  'hondacivic',
  '',
])('%s names none', async (q) => {
  expect(await findVehicleInWords(db, q)).toBeUndefined();
});
