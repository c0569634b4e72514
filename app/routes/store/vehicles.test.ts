import { beforeEach, describe, expect, it } from 'vitest';

import { findSession, signStaffIn } from '../../domain/base/sessions/sessions.server';
import {
  answerOf,
  cookieIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { serializeCookieChoice } from '../../http/cookie-choice.server';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as category } from './$category';
import { loader as products } from './products';
import { loader as shell } from './layout';
import { loader as productDetail } from './product-detail.$id';
import { action, loader as chosen } from './vehicles_.chosen';
import { loader as vehicles } from './vehicles';
import { inTransaction } from '../../../db/transaction';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const F150 = { make: 'Ford', model: 'F-150', year: 2021 };
const FORM = { intent: 'remember', make: 'ford', model: 'F-150', year: '2021' };

async function remember(cookie?: string) {
  const args = posting(store, '/vehicles/chosen', FORM, cookie === undefined ? {} : { cookie });
  const answer = await answerOf(() => action(args));
  return { args, answer, cookie: cookieIn(answer, 'keyway_session') ?? cookie ?? '' };
}

const vehicleOf = async (cookie: string) =>
  (await chosen(opening(store, '/vehicles/chosen', { cookie }))).vehicle;

describe('a vehicle', () => {
  it('is remembered in a session that its choice opens', async () => {
    const { args, answer, cookie } = await remember();
    expect(answer.status).toBe(303);
    expect(locationIn(answer)).toBe('/vehicles');
    expect(await toastAfter(store, args, answer)).toBe('Saved: 2021 Ford F-150');
    expect(await vehicleOf(cookie)).toEqual(F150);
    expect((await shell(opening(store, '/padlocks', { cookie }))).vehicle).toEqual(F150);
    expect((await shell(opening(store, '/padlocks', { cookie }))).models).toContain('F-150');
  });

  it('is kept with the cart of the session that is there', async () => {
    const { cookie: own, cartId } = await store.cartWith({ productId: 1, quantity: 2 });
    const { answer } = await remember(own);
    expect(cookieIn(answer, 'keyway_session')).toBeUndefined();
    expect(await vehicleOf(own)).toEqual(F150);
    const row = await store.db
      .selectFrom('sessions')
      .select(['cart_id', 'vehicle_year'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ cart_id: cartId, vehicle_year: 2021 });
  });

  it('is forgotten, and forgetting opens no session', async () => {
    const { cookie } = await remember();
    const form = { intent: 'forget', redirectTo: '/padlocks?page=2' };
    const answer = await answerOf(() => action(posting(store, '/vehicles/chosen', form, { cookie })));
    expect(locationIn(answer)).toBe('/padlocks?page=2');
    expect(await vehicleOf(cookie)).toBeUndefined();
    const stranger = await answerOf(() => action(posting(store, '/vehicles/chosen', form)));
    expect(stranger.status).toBe(303);
    expect(cookieIn(stranger, 'keyway_session')).toBeUndefined();
  });

  it('stays with whoever signs in as staff', async () => {
    const { cookie } = await remember();
    const { id_hash } = await store.db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
    const session = {
      idHash: id_hash,
      lastSeenAt: new Date().toISOString(),
      staff: undefined,
      customerId: null,
      accountName: '',
      userId: null,
      cartId: null,
      favoritesOwner: null,
      vehicle: F150,
    };
    const id = await inTransaction(store.db, (trx) => signStaffIn(trx, session, 1));
    expect((await findSession(store.db, id))?.vehicle).toEqual(F150);
    expect(await vehicleOf(cookie)).toBeUndefined();
  });

  it.each([
    [{ ...FORM, make: 'nonsense' }, 422],
    [{ ...FORM, model: 'Model T' }, 422],
    [{ ...FORM, model: '' }, 422],
    [{ ...FORM, year: '1850' }, 422],
    [{ ...FORM, year: '2021; drop table' }, 422],
    [{ intent: 'remember' }, 422],
    [{ intent: 'steal' }, 400],
    [{}, 400],
  ])('is not remembered from %j', async (form, status) => {
    const answer = await answerOf(() => action(posting(store, '/vehicles/chosen', form)));
    expect(answer.status).toBe(status);
    expect(cookieIn(answer, 'keyway_session')).toBeUndefined();
    expect(await store.db.selectFrom('sessions').select('id_hash').execute()).toEqual([]);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
    'does not lead away to %s',
    async (redirectTo) => {
      const answer = await answerOf(() =>
        action(posting(store, '/vehicles/chosen', { ...FORM, redirectTo })),
      );
      expect(locationIn(answer)).toBe('/vehicles');
    },
  );
});

describe('the finder', () => {
  const answerTo = (search: string, cookie?: string) =>
    vehicles(opening(store, `/vehicles${search}`, cookie === undefined ? {} : { cookie }));
  const open = async (search: string) => (await answerTo(search)).data;
  const setCookie = async (search: string, cookie?: string) =>
    new Headers((await answerTo(search, cookie)).init?.headers).get('Set-Cookie');
  const CHOSEN = '?make=ford&model=f150&year=2021';

  it('keeps the vehicle last chosen for the next pages, until it is cleared', async () => {
    const cookie = (await setCookie(CHOSEN))?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^keyway_vehicle=./);
    expect((await shell(opening(store, '/padlocks', { cookie }))).vehicle).toEqual(F150);
    expect(await setCookie(CHOSEN, cookie)).toBeNull();
    const form = { intent: 'forget' };
    const answer = await answerOf(() => action(posting(store, '/vehicles/chosen', form, { cookie })));
    expect(answer.headers.get('Set-Cookie')).toMatch(/^keyway_vehicle=;.*Max-Age=0/);
  });

  it('prefers the vehicle last chosen to the saved one, until it is saved itself', async () => {
    const { cookie: session } = await remember();
    const chosen = (await setCookie('?make=ford&model=f150&year=2019', session))?.split(';')[0] ?? '';
    const cookie = `${session}; ${chosen}`;
    expect((await shell(opening(store, '/padlocks', { cookie }))).vehicle).toEqual({ ...F150, year: 2019 });
    const answer = await answerOf(() => action(posting(store, '/vehicles/chosen', FORM, { cookie })));
    expect(answer.headers.get('Set-Cookie')).toContain('keyway_vehicle=;');
  });

  it.each(['', '?make=ford', '?make=ford&model=f150', '?make=trabant&model=601&year=1988'])(
    'keeps no part of a vehicle: %s',
    async (search) => expect(await setCookie(search)).toBeNull(),
  );

  it('keeps no vehicle for those who refuse preferences', async () => {
    const cookie = await serializeCookieChoice(store.context(), { preferences: false });
    expect(await setCookie(CHOSEN, cookie.split(';')[0])).toBeNull();
  });

  it('offers each step from the one before', async () => {
    expect(await open('')).toMatchObject({ vehicle: undefined, models: [], years: [], parts: [] });
    expect((await open('?make=ford')).models).toContain('F-150');
    expect((await open('?make=ford&model=f150')).years).toContain(2021);
    expect(await open('?make=ford&model=f150&year=2021')).toMatchObject({
      vehicle: F150,
      name: '2021 Ford F-150',
    });
  });

  it('says what it does not know, and drops the model of another make', async () => {
    expect((await open('?make=trabant')).unknown).toBe('No vehicles listed for the make “trabant”.');
    const other = await open('?make=toyota&model=F-150&year=2021');
    expect(other.unknown).toBe('No vehicles listed for the Toyota F-150.');
    expect(other.vehicle).toEqual({ make: 'Toyota', model: '', year: 2021 });
  });

  it('has what else the job takes, once the vehicle is known', async () => {
    const { parts, related } = await open('?make=honda&model=Accord&year=2015');
    const names = related.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringMatching(/Battery/));
    expect(parts.map(({ id }) => id)).not.toContain(related[0]?.id);
    expect((await open('?make=honda&model=Accord')).related).toEqual([]);
  });

  it('has nothing for a year that no row covers', async () => {
    expect((await open('?make=ford&model=F-150&year=1999')).parts).toEqual([]);
  });
});

it('a product page says nothing about the fit of a battery that belongs to the key', async () => {
  const { cookie } = await remember();
  const request = opening(store, '/product-detail/2', { params: { id: '2' }, cookie });
  const { data: page } = await productDetail(request);
  if (page.product === undefined) throw new Error('The Ford key is missing.');
  const battery = page.related.find(({ name }) => name.startsWith('CR2032'));
  expect(battery).toBeDefined();
  expect(Object.keys(page.fits?.byProduct ?? {})).toContain('2');
  expect(Object.keys(page.fits?.byProduct ?? {})).not.toContain(String(battery?.id));
});

describe('a listing', () => {
  const answerTo = (search: string, cookie?: string) =>
    category(
      opening(store, `/automotive-keys${search}`, {
        params: { category: 'automotive-keys' },
        ...(cookie === undefined ? {} : { cookie }),
      }),
    );
  const open = async (search: string, cookie?: string) => (await answerTo(search, cookie)).data;

  it('keeps a whole vehicle that filters it, or that its search names', async () => {
    const cookies = [
      (await answerTo('?make=ford&model=F-150&year=2021')).init,
      (await products(opening(store, '/products?q=2021+ford+f150+key'))).init,
      (await answerTo('?make=ford')).init,
      (await products(opening(store, '/products?q=ford+key'))).init,
    ].map((init) => new Headers(init?.headers).get('Set-Cookie')?.split(';')[0]);
    expect(cookies[0]).toMatch(/^keyway_vehicle=./);
    expect(cookies).toEqual([cookies[0], cookies[0], undefined, undefined]);
  });

  it('says what fits the remembered vehicle and is not narrowed by it', async () => {
    const { cookie } = await remember();
    const before = await open('');
    const after = await open('', cookie);
    expect(before.fits).toBeNull();
    expect(after.listing.page.total).toBe(before.listing.page.total);
    expect(after.fits?.byProduct).toMatchObject({ 1: 'not-listed', 2: 'fits' });
    expect(after.vehicle?.remembered).toEqual(F150);
  });

  it.each([
    ['/products?q=ford+key', true],
    ['/products?q=padlock', false],
    ['/products?q=xyzzyq', false],
  ])(
    '%s offers to show only what fits the remembered vehicle if something does: %s',
    async (path, isOffered) => {
      const { cookie } = await remember();
      const { vehicle } = (await products(opening(store, path, { cookie }))).data;
      expect(vehicle.remembered).toEqual(isOffered ? F150 : undefined);
    },
  );

  it('drops the model that a form without JavaScript leaves from another make', async () => {
    const page = await open('?make=toyota&model=F-150');
    expect(page.query).toMatchObject({ make: 'toyota', model: '' });
    expect(page.listing.page.total).toBe((await open('?make=toyota')).listing.page.total);
    expect(page.vehicle?.choices.models).toContain('Camry');
  });
});
