import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { findVehicleInText, listBegunVehicles } from './vehicle-from-text.queries.server';
import { vehicleName } from './vehicle.rules';

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

it.each([
  ['civ', ['Honda Civic']],
  ['honda ci', ['Honda Civic']],
  ['2019 civ', ['2019 Honda Civic']],
  // No part is known for that year.
  ['1981 civic', ['Honda Civic']],
  ['civic key', []],
  ['2019 honda civic key', ['2019 Honda Civic']],
  ['f15', ['Ford F-150']],
  ['chevy tahoe', ['Chevrolet Tahoe']],
  ['ci', []],
  ['deadbolt', []],
  ['2019', []],
])('%s begins the names of %j', async (q, names) => {
  const vehicles = await listBegunVehicles(db, q, { synonyms, limit: 3 });
  expect(vehicles.map(vehicleName)).toEqual(names);
});

it('lists a make before its models, up to a limit', async () => {
  const vehicles = await listBegunVehicles(db, 'honda', { synonyms, limit: 3 });
  expect(vehicles).toHaveLength(3);
  expect(vehicles[0]).toEqual({ make: 'Honda', model: '' });
  expect(new Set(vehicles.map(({ make }) => make))).toEqual(new Set(['Honda']));
});
