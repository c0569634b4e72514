import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { findVehicleInText } from './vehicle-from-text.queries.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const synonyms = new Map([['chevy', ['chevrolet']]]);

it.each([
  ['honda civic 2019', ['Honda', 'Civic', 2019], ''],
  ['keys for honda civic', ['Honda', 'Civic', undefined], 'keys for'],
  ['civic 2019', ['Honda', 'Civic', 2019], ''],
  ['2016 BMW x5 key', ['BMW', 'X5', 2016], 'key'],
  ['Ford F 150', ['Ford', 'F-150', undefined], ''],
  ['ford f150 2021', ['Ford', 'F-150', 2021], ''],
  ['jeep grand cherokee', ['Jeep', 'Grand Cherokee', undefined], ''],
  ['mercedes-benz c class 2015', ['Mercedes-Benz', 'C-Class', 2015], ''],
  ['mazda 3 2014', ['Mazda', '3', 2014], ''],
  ['ram 1500 classic', ['Ram', '1500 Classic', undefined], ''],
  ['2012 chevy tahoe 4d-63', ['Chevrolet', 'Tahoe', 2012], '4d-63'],
])('%s names a vehicle', async (q, [make, model, year], rest) => {
  expect(await findVehicleInText(db, q, synonyms)).toEqual({
    vehicle: { make, model, year },
    rest,
    isSure: true,
  });
});

it.each([
  ['honda', ['Honda', '', undefined], ''],
  ['civic', ['Honda', 'Civic', undefined], ''],
  ['honda civ', ['Honda', '', undefined], 'civ'],
  ['mazda 3 button flip key', ['Mazda', '', undefined], '3 button flip key'],
  ['mazda key 3', ['Mazda', '', undefined], 'key 3'],
])('%s names a make or model alone', async (q, [make, model, year], rest) => {
  expect(await findVehicleInText(db, q, synonyms)).toEqual({
    vehicle: { make, model, year },
    rest,
    isSure: false,
  });
});

it.each(['hondacivic', '2019', '1500 lb maglock', ''])('%s names none', async (q) => {
  expect(await findVehicleInText(db, q, synonyms)).toBeUndefined();
});
