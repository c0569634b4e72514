import { beforeAll, describe, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { storeFailedSearches } from '../../domain/goods/search/failed-searches.server';
import { findSynonymOf } from '../../domain/goods/search/synonym-list.queries.server';
import { loader as productsPage } from '../store/products';
import { loader as failedPage } from './synonyms.failed';
import { loader as newPage, action as addAction } from './synonyms.new';

let store: TestStore;
let cookie: string;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('clerk');
});

describe('searches without results', () => {
  async function failedAfter(...addresses: string[]): Promise<string[]> {
    for (const address of addresses) await answerOf(() => productsPage(opening(store, address)));
    await storeFailedSearches(store.db);
    const { searches } = await failedPage(opening(store, '/admin/synonyms/failed', { cookie }));
    return searches.map(({ q }) => q).sort();
  }

  it('are those of the search alone that find nothing, or not every word', async () => {
    expect(
      await failedAfter(
        '/products?q=Spyglass',
        '/products?q=qqqq+deadbolt',
        '/products?q=deadbolt',
        '/products?q=nowhere&inStock=1',
        '/products?q=nothing&page=2',
        '/products?q=ann@keys.example',
        '/products?brand=None',
      ),
    ).toEqual(['qqqq deadbolt', 'spyglass']);
  });
});

describe('the form of a new synonym', () => {
  const open = (q: string) =>
    answerOf(() => newPage(opening(store, `/admin/synonyms/new?q=${encodeURIComponent(q)}`, { cookie })));
  const add = (fields: Record<string, string>) =>
    answerOf(() => addAction(posting(store, '/admin/synonyms/new', fields, { cookie })));

  it('holds the words of the search, or opens the synonym that they have', async () => {
    expect((await open('A spy-glass, 1/2"?')).body).toMatchObject({ said: 'spy glass' });
    const added = await add({ said: 'spy glass', finds: 'deadbolt' });
    expect([added.status, locationIn(added)]).toEqual([303, '/admin/synonyms']);
    const synonym = await findSynonymOf(store.db, 'spy glass');
    expect(locationIn(await open('Spy glass'))).toBe(`/admin/synonyms/${synonym?.id}`);
  });

  it.each([
    [{ said: 'spy-glass', finds: 'Dead\nBolt' }, { said: 'Use only letters, digits, and spaces' }, 422],
    [
      { said: 'the hole', finds: 'Dead\nBolt' },
      { said: 'Leave out sizes, and words such as “for” and “the”' },
      409,
    ],
  ])('refuses %j and keeps what was typed', async (fields, errors, status) => {
    const answer = await add(fields);
    expect(answer.status).toBe(status);
    expect(fieldErrorsIn(answer)).toEqual(errors);
    expect(refilledIn(answer)).toMatchObject(fields);
  });
});
