import { beforeEach, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { readSettings } from '../../domain/base/settings/settings.queries.server';
import { SETTING_FIELDS, formatSetting } from '../../domain/base/settings/setting-fields.rules';
import { DEFAULT_SETTINGS } from '../../domain/base/settings/settings.rules';
import { loader as productForApi } from '../api/products.$id._index';
import { loader as checkout } from '../store/checkout';
import { loader as textPage } from '../store/text-page';
import { action } from './settings';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

const shown = Object.fromEntries(
  SETTING_FIELDS.map((field) => [field.name, formatSetting(field, DEFAULT_SETTINGS)]),
);

async function save(fields: Record<string, string>) {
  const args = posting(store, '/admin/settings', { ...shown, expectedVersion: '0', ...fields }, { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

it('saved rates are what the checkout charges and states', async () => {
  expect(await save({ expressShippingCents: '17.99', taxBasisPoints: '8.25' })).toMatchObject({
    status: 303,
    toast: 'Settings saved',
  });
  const buyer = await store.cartWith({ productId: 1, quantity: 1 });
  await store.db.updateTable('products').set({ price_cents: 10_000 }).where('id', '=', 1).execute();
  const { totals, policy } = await checkout(opening(store, '/checkout', { cookie: buyer.cookie }));
  expect(policy).toMatchObject({ shippingCents: 1799, taxBasisPoints: 825 });
  expect(totals).toMatchObject({ shippingCents: 1799, taxCents: 825, totalCents: 12_624 });
});

it('texts and the API follow', async () => {
  await save({ transferHours: '24', deliveryEstimate: '1-2 business days', sameDayCutOff: '14:30' });
  const { page } = await textPage(opening(store, '/faq'));
  expect(page.text.html).toContain('We hold your items for 24 hours');
  expect(page.text.html).toContain('before 2:30 PM ET');
  expect(page.text.html).not.toContain('72 hours');
  const { body } = await answerOf(() => productForApi(opening(store, '/', { params: { id: '1' } })));
  expect(body).toMatchObject({
    shipping: 'Ships same day if ordered before 2:30 PM ET. Delivered in 1-2 business days.',
  });
});

it('whoever saves second is told, with what they typed kept', async () => {
  await save({ expressShippingCents: '17.99' });
  const late = await save({ expressShippingCents: '18.99' });
  expect(late.status).toBe(409);
  expect(fieldErrorsIn(late)).toEqual({
    expressShippingCents: expect.stringMatching(/17\.99.*18\.99/),
  });
  expect(refilledIn(late)['expressShippingCents']).toBe('18.99');
  expect((await readSettings(store.db)).expressShippingCents).toBe(1799);
});

it('a setting goes back to its default by its button', async () => {
  await save({ expressShippingCents: '17.99', taxBasisPoints: '9' });
  const args = posting(
    store,
    '/admin/settings',
    { intent: 'reset', reset: 'taxBasisPoints', expectedVersion: '1' },
    { cookie },
  );
  expect((await answerOf(() => action(args))).status).toBe(303);
  expect(await readSettings(store.db)).toEqual({ ...DEFAULT_SETTINGS, expressShippingCents: 1799 });
});

it.each(['nothing', '__proto__', 'toString'])('there is no setting %s to reset', async (reset) => {
  const answer = await save({ intent: 'reset', reset });
  expect(answer.status).toBe(422);
  expect(await readSettings(store.db)).toEqual(DEFAULT_SETTINGS);
});
