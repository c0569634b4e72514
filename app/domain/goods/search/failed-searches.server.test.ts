import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { auditOf, CLERK } from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { listFailedSearches } from './failed-searches.queries.server';
import { noteFailedSearch, removeFailedSearch, storeFailedSearches } from './failed-searches.server';
import { SynonymSchema } from './synonym.schema';
import { addSynonym } from './synonyms.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore());
});
afterEach(() => void vi.useRealTimers());

async function stored(...searches: string[]): Promise<[q: string, times: number][]> {
  for (const q of searches) noteFailedSearch(db, q);
  await storeFailedSearches(db);
  const listed = await listFailedSearches(db, '', 1);
  return listed.searches.map(({ q, searches: times }) => [q, times]);
}

describe('searches without results', () => {
  it('are counted by their words in lower case, the most frequent first', async () => {
    await stored('spyglass', 'Peep  Hole', 'peep hole');
    expect(await stored('PEEP HOLE', 'keyhole saw')).toEqual([
      ['peep hole', 3],
      ['keyhole saw', 1],
      ['spyglass', 1],
    ]);
    expect(await stored()).toHaveLength(3);
  });

  it.each(['ann@keys.example', '4242424242424242', 'card 4242 4242-4242 4242', '4000000000006'])(
    'are not kept with personal data: %s',
    async (q) => {
      expect(await stored(q)).toEqual([]);
    },
  );

  it('are cut, and lose what a database can’t store', async () => {
    const cut = `${'x'.repeat(99)}😀`;
    expect(await stored(`peep\0hole`, cut, ' \t ')).toEqual([
      ['peep hole', 1],
      ['x'.repeat(99), 1],
    ]);
  });

  it('wait in a bounded number', async () => {
    const many = Array.from({ length: 600 }, (_, index) => `nothing ${index}`);
    await stored(...many, 'nothing 7');
    expect((await listFailedSearches(db, '', 1)).page.total).toBe(500);
    expect((await listFailedSearches(db, 'nothing 7', 1)).searches[0]).toMatchObject({ searches: 2 });
  });

  it('are pruned to the latest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const round of ['old', 'middle', 'new']) {
      vi.setSystemTime(Date.now() + 60_000);
      await stored(...Array.from({ length: 450 }, (_, index) => `${round} ${index}`));
    }
    const countOf = async (round: string) => (await listFailedSearches(db, round, 1)).page.total;
    expect([await countOf('old'), await countOf('middle'), await countOf('new')]).toEqual([100, 450, 450]);
  });

  it('are removed, also twice, and the log says by whom', async () => {
    await stored('peep hole');
    await removeFailedSearch(db, 'peep hole', CLERK);
    await removeFailedSearch(db, 'peep hole', CLERK);
    expect(await stored()).toEqual([]);
    expect(await auditOf(db, 'failed-search')).toMatchObject([
      { action: 'failed-search.remove', before: { name: 'peep hole', searches: 1 } },
    ]);
  });

  it('are gone once they are a synonym', async () => {
    await stored('peep-holes', 'a 1/2" peep hole', 'peep hole brass');
    await addSynonym(db, SynonymSchema.parse({ said: 'peep hole', finds: 'deadbolt' }), CLERK);
    expect(await stored()).toEqual([['peep hole brass', 1]]);
  });
});
