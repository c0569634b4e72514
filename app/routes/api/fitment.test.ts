import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { answerOf, opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { findFitment } from '../../api/fitment.calls';
import { listVehicleParts } from '../../domain/goods/fitment/vehicle-parts.queries.server';
import * as fitment from './fitment._index';
import * as makes from './fitment.makes';
import * as models from './fitment.models';
import * as years from './fitment.years';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
});

const ask = ({ loader }: Pick<typeof makes, 'loader'>, query = '', cookie?: string) =>
  answerOf(() => loader(opening(store, `/api/fitment${query}`, cookie === undefined ? {} : { cookie })));

async function fits(query: string, cookie?: string) {
  const { status, body } = await ask(fitment, query, cookie);
  expect(status, JSON.stringify(body)).toBe(200);
  return findFitment.answer.parse(body);
}

describe('the vehicle lookup', () => {
  it('leads from makes over models to years', async () => {
    const listed = z
      .array(z.object({ make: z.string(), value: z.string(), group: z.string() }).strict())
      .parse((await ask(makes)).body);
    expect(listed).toContainEqual({
      make: 'Mercedes-Benz',
      value: 'mercedes-benz',
      group: 'European Brands',
    });
    expect((await ask(models, '?make=ford')).body).toContain('F-150');
    const covered = z.array(z.number()).parse((await ask(years, '?make=ford&model=F-150')).body);
    expect(covered).toContain(2021);
    expect([...covered].sort((a, b) => b - a)).toEqual(covered);
  });

  it('reads makes and models in any way', async () => {
    expect((await ask(models, '?make=FORD')).body).toEqual((await ask(models, '?make=ford')).body);
    expect((await ask(years, '?make=Ford&model=f150')).body).toEqual(
      (await ask(years, '?make=ford&model=F-150')).body,
    );
  });
});

describe('what fits', () => {
  it('comes by kind, as the vehicle page has it', async () => {
    const vehicle = { make: 'Ford', model: 'F-150', year: 2021 };
    const { parts } = await listVehicleParts(store.db, vehicle);
    const answer = await fits('?make=ford&model=F-150&year=2021');
    expect(answer).toMatchObject({
      vehicle: { ...vehicle, name: '2021 Ford F-150' },
      isConfirmed: true,
      hasMore: false,
    });
    expect(answer.kinds.map(({ kind }) => kind)).toEqual([
      'remote',
      'key',
      'shell',
      'blank',
      'programmer',
      'tool',
      ...(parts.some(({ kind }) => kind === 'part') ? ['part'] : []),
    ]);
    for (const { kind, products } of answer.kinds)
      expect(products.map(({ id }) => id)).toEqual(
        parts.filter((part) => part.kind === kind).map(({ id }) => id),
      );
    const remotes = answer.kinds.find(({ kind }) => kind === 'remote');
    expect(remotes).toMatchObject({
      name: 'Smart keys and remotes',
      products: expect.arrayContaining([
        expect.objectContaining({
          sku: 'AK-FRD-F150-4B',
          fccId: 'N5F-A08TAA',
          coverage: ['F-150 2015-2023'],
          facts: expect.objectContaining({ Frequency: '314.95 MHz' }),
          isSample: true,
          isRestricted: false,
          price: expect.stringMatching(/^\d+\.\d\d$/),
        }),
      ]),
    });
  });

  it('of a make alone is not confirmed, and cut short', async () => {
    const answer = await fits('?make=ford');
    expect(answer).toMatchObject({
      vehicle: { name: 'Ford', make: 'Ford', model: null, year: null },
      isConfirmed: false,
    });
    expect(answer.kinds.flatMap(({ products }) => products).length).toBeLessThanOrEqual(60);
  });

  it('a year that nothing covers is no guess', async () => {
    expect((await fits('?make=ford&model=F-150&year=1985')).kinds).toEqual([]);
  });

  it('is priced for a tiered account', async () => {
    const customerId = await addAccount(store.db, { email: 'gold@locks.example', price_tier: 'gold' });
    const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
    const own = await fits('?make=ford&model=F-150&year=2021', cookie);
    expect(own.kinds[0]?.products[0]).toHaveProperty('yourPrice');
    expect((await fits('?make=ford&model=F-150&year=2021')).kinds[0]?.products[0]).not.toHaveProperty(
      'yourPrice',
    );
  });
});

describe('what the vehicle data does not know is a 404', () => {
  it.each([
    [models, '?make=yugo', 'No vehicles listed for the make “yugo”.'],
    [years, '?make=yugo&model=45', 'No vehicles listed for the make “yugo”.'],
    [years, '?make=ford&model=Civic', 'No vehicles listed for the Ford Civic.'],
    [fitment, '?make=__proto__', 'No vehicles listed for the make “__proto__”.'],
    [fitment, '?make=ford&model=Civic&year=2021', 'No vehicles listed for the Ford Civic.'],
  ])('%#', async (route, query, error) => {
    expect(await ask(route, query)).toMatchObject({
      status: 404,
      body: { error, requestId: 'test-request' },
    });
  });
});

describe('what is missing or no year is named', () => {
  it.each([
    [models, '', { make: 'Send a make.' }],
    [models, '?make=%20', { make: expect.any(String) }],
    [years, '?make=ford', { model: 'Send a model.' }],
    [fitment, '?model=F-150', { make: 'Send a make.' }],
    [fitment, '?make=ford&year=21', { year: 'Send a year from 1980 to 2030.' }],
    [fitment, '?make=ford&year=2031', { year: 'Send a year from 1980 to 2030.' }],
  ])('%#', async (route, query, fieldErrors) => {
    expect(await ask(route, query)).toMatchObject({ status: 400, body: { fieldErrors } });
  });
});
