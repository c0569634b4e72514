import { beforeEach, describe, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as categoryPage } from '../store/$category';
import { action as moveAction, loader as cards } from './categories';
import { action } from './categories.new';
import { action as deleteAction, loader as deletePage } from './categories_.$id.delete';
import { action as editAction, loader as editPage } from './categories_.$id.edit';
import { action as statusAction, loader as statusPage } from './categories_.$id.status';

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
    const { data: page } = await categoryPage(
      opening(store, '/key-safes', { params: { category: 'key-safes' } }),
    );
    expect(page.category.name).toBe('Key Safes');
  });

  it.each(['', '   '])('called %j is refused', async (name) => {
    const answer = await add({ name });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ name: 'Category name is required' });
    expect(answer.toast).toBe('Error - Category name is required');
  });

  it.each([
    ['Safes', 'The category Safes already exists'],
    ['Cart', '/cart is already a page in the store'],
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

const PADLOCKS = 13;
const SAFES = 14;

/** The fields of the form as it opens, as a browser sends them. */
async function openedForm(id: number): Promise<Record<string, string>> {
  const { category } = await editPage(opening(store, '/admin', { cookie, params: { id: String(id) } }));
  return {
    name: category.name,
    slug: category.slug,
    parentId: category.parentId === null ? '' : String(category.parentId),
    description: category.description,
    heroText: category.heroText,
    serviceTags: category.serviceTags[0] ?? '',
    listAttributes: category.listAttributes.join('\r\n'),
    defaultView: category.defaultView,
    picture: '',
    expectedVersion: String(category.version),
  };
}

async function save(id: number, fields: Record<string, string>) {
  const args = posting(store, `/admin/categories/${id}/edit`, fields, { cookie, params: { id: String(id) } });
  const answer = await answerOf(() => editAction(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

describe('editing a category', () => {
  it('says so and returns to its card', async () => {
    const answer = await save(SAFES, {
      ...(await openedForm(SAFES)),
      heroText: 'Heavy',
      picture: 'deadbolt',
    });
    expect([answer.status, locationIn(answer)]).toEqual([303, `/admin/categories#category-${SAFES}`]);
    expect(answer.toast).toBe('Success - Category updated successfully');
    const { data: page } = await categoryPage(opening(store, '/safes', { params: { category: 'safes' } }));
    expect(page.category.heroText).toBe('Heavy');
    expect(page.category.picture).toContain('/pictures/deadbolt.svg');
  });

  it.each([
    ['name', '  ', 'Category name is required'],
    ['slug', '', 'Address is required'],
    ['slug', 'admin', '/admin is already a page in the store'],
    ['slug', 'Padlocks!', 'The category Padlocks already exists'],
    ['parentId', String(SAFES), 'A category can’t be its own parent'],
    ['defaultView', 'wall', 'Choose grid or list'],
    ['serviceTags', 'haircuts', 'Choose services from the list'],
    ['picture', '../../etc/passwd', 'Choose a picture from the list'],
  ])('refuses %s %j and keeps what was typed', async (field, value, message) => {
    const answer = await save(SAFES, { ...(await openedForm(SAFES)), description: 'Typed', [field]: value });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ [field]: message });
    expect(refilledIn(answer)).toMatchObject({ description: 'Typed', [field]: value });
  });

  it('shows the second of two clerks both values, and lets them decide', async () => {
    const seen = await openedForm(SAFES);
    await save(SAFES, { ...seen, description: 'The first' });
    const answer = await save(SAFES, { ...seen, description: 'The second' });
    expect(answer.status).toBe(409);
    const refilled = refilledIn(answer);
    expect(refilled).toMatchObject({ description: 'The second', changedMeanwhile: true });
    expect((await openedForm(SAFES))['description']).toBe('The first');
    const { expectedVersion } = refilled;
    const again = await save(SAFES, {
      ...seen,
      description: 'The second',
      expectedVersion: String(expectedVersion),
    });
    expect(again.status).toBe(303);
    expect((await openedForm(SAFES))['description']).toBe('The second');
  });

  it('of an address lets the old one lead to the new one for good, its query with it', async () => {
    await save(PADLOCKS, { ...(await openedForm(PADLOCKS)), slug: 'hanging-locks' });
    const answer = await answerOf(() =>
      categoryPage(opening(store, '/padlocks?brand=ABUS', { params: { category: 'padlocks' } })),
    );
    expect([answer.status, locationIn(answer)]).toEqual([301, '/hanging-locks?brand=ABUS']);
  });
});

describe('moving a category', () => {
  const move = (fields: Record<string, string>) =>
    answerOf(() => moveAction(posting(store, '/admin/categories', fields, { cookie })));

  it('returns to its card, and tells the second of two clerks', async () => {
    const fields = { intent: 'up', id: String(SAFES), expectedNeighbor: String(PADLOCKS) };
    const first = await move(fields);
    expect([first.status, locationIn(first)]).toEqual([303, `/admin/categories#category-${SAFES}`]);
    expect((await move(fields)).status).toBe(409);
    const { categories } = await cards(opening(store, '/admin/categories', { cookie }));
    const ids = categories.map(({ id }) => id);
    expect(ids.indexOf(SAFES)).toBe(ids.indexOf(PADLOCKS) - 1);
  });

  it('takes no other form', async () => {
    expect((await move({ intent: 'sideways', id: '1' })).status).toBe(400);
  });
});

describe('deactivating and deleting', () => {
  const sender = (id: number) => ({ cookie, params: { id: String(id) } });

  it('says before what leaves the store, and shows a 404 afterwards', async () => {
    const page = await statusPage(opening(store, '/admin', sender(SAFES)));
    const { count } = await store.db
      .selectFrom('products')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('category_id', '=', SAFES)
      .executeTakeFirstOrThrow();
    expect(page.products).toBe(count);
    const expectedVersion = String(page.category.version);
    const answer = await answerOf(() =>
      statusAction(posting(store, '/admin', { isActive: 'off', expectedVersion }, sender(SAFES))),
    );
    expect(answer.status).toBe(303);
    const gone = await answerOf(() =>
      categoryPage(opening(store, '/safes', { params: { category: 'safes' } })),
    );
    expect(gone.status).toBe(404);
    const again = await answerOf(() =>
      statusAction(posting(store, '/admin', { isActive: 'on', expectedVersion }, sender(SAFES))),
    );
    expect(again.status).toBe(409);
  });

  it('asks where the products go, and keeps the category until it is said', async () => {
    const page = await deletePage(opening(store, '/admin', sender(SAFES)));
    expect(page.productChoices.map(({ id }) => id)).not.toContain(SAFES);
    const expectedVersion = String(page.category.version);
    const remove = (productsTo: string) =>
      answerOf(() => deleteAction(posting(store, '/admin', { productsTo, expectedVersion }, sender(SAFES))));
    const refused = await remove('');
    expect(fieldErrorsIn(refused)).toEqual({
      productsTo: `Choose a category for its ${page.products} products`,
    });
    const done = await remove(String(PADLOCKS));
    expect([done.status, locationIn(done)]).toEqual([303, '/admin/categories']);
    const old = await answerOf(() =>
      categoryPage(opening(store, '/safes', { params: { category: 'safes' } })),
    );
    expect([old.status, locationIn(old)]).toEqual([301, '/padlocks']);
  });
});
