import { beforeEach, describe, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../tests/support/requests';
import { openTestStore, type TestStore } from '../../tests/support/test-store';
import { loader as categoryPage } from './_store.$category';
import { loader as cards } from './admin.categories';
import { action } from './admin.categories.new';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

async function add(fields: Record<string, string>) {
  const args = posting(store, '/admin/categories/new', fields, { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

describe('adding a category', () => {
  it('says so, leads to the cards and has its page in the store', async () => {
    const answer = await add({ name: 'Key Safes', description: 'For keys' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/categories']);
    expect(answer.toast).toBe('Success - Category created successfully');
    const { categories } = await cards(opening(store, '/admin/categories', { cookie }));
    expect(categories.at(-1)).toMatchObject({ name: 'Key Safes', productCount: 0, isActive: true });
    const page = await categoryPage(opening(store, '/key-safes', { params: { category: 'key-safes' } }));
    expect(page.category.name).toBe('Key Safes');
  });

  it.each(['', '   '])('called %j is refused', async (name) => {
    const answer = await add({ name });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ name: 'Category name is required' });
    expect(answer.toast).toBe('Error - Category name is required');
  });

  it.each([
    ['Safes', 'There is a category Safes already'],
    ['Cart', 'The address /cart is a page of the store already'],
  ])('called %s is refused with the reason', async (name, reason) => {
    const answer = await add({ name });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ name: reason });
    expect(answer.toast).toBe(`Error - ${reason}`);
  });
});

it('a category that is not there is a 404', async () => {
  const args = opening(store, '/nothing', { params: { category: 'nothing' } });
  expect((await answerOf(() => categoryPage(args))).status).toBe(404);
});
