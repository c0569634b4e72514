import { beforeEach, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { addAccount, addUser } from '../../../tests/support/accounts';
import { answerOf, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './sign-in';

const ROUNDS = 100;

let store: TestStore;
let db: Db;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  const customerId = await addAccount(db, { email: 'owner@locke.example' });
  await addUser(db, customerId, { email: 'user@locke.example' });
  await addUser(db, customerId, { email: 'gone@locke.example', removed_at: '2026-01-01T00:00:00.000Z' });
});

const ADDRESSES = {
  owner: 'owner@locke.example',
  user: 'user@locke.example',
  removed: 'gone@locke.example',
  unknown: 'none@locke.example',
  elsewhere: 'none@other.example',
};

// Again on a busy machine: a difference that is one shows each time.
it(
  'answers 500 requests alike, whoever has an account with the address',
  { retry: 2, timeout: 60_000 },
  async () => {
    const seen = new Map<string, Set<string>>();
    const times = new Map<string, number[]>(Object.keys(ADDRESSES).map((who) => [who, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      // As if each had asked for the first time: more links than that are not sent.
      await db.deleteFrom('sign_in_links').execute();
      // In another order each time, so that nobody is always the first.
      const entries = Object.entries(ADDRESSES);
      const turned = [...entries.slice(round % entries.length), ...entries.slice(0, round % entries.length)];
      for (const [who, email] of turned) {
        const args = posting(store, '/sign-in', { email, redirectTo: '/account' });
        const startedAt = performance.now();
        const answer = await answerOf(() => action(args));
        times.get(who)?.push(performance.now() - startedAt);
        const shown = await answerOf(() => loader(opening(store, '/sign-in?redirectTo=%2Faccount&sent=1')));
        const all = JSON.stringify([answer.status, [...answer.headers], answer.body, shown]);
        seen.set(who, (seen.get(who) ?? new Set()).add(all));
      }
    }
    const [first, ...others] = [...seen.values()].map((answers) => [...answers]);
    expect(first).toHaveLength(1);
    for (const other of others) expect(other).toEqual(first);
    const mails = await db
      .selectFrom('outbox')
      .select('to_address')
      .distinct()
      .orderBy('to_address')
      .execute();
    expect(mails.map((mail) => mail.to_address)).toEqual([ADDRESSES.owner, ADDRESSES.user]);

    // The same is read and written for all of them, so no address takes systematically longer than another.
    const middles = [...times.values()].map(
      (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
    );
    expect(Math.max(...middles) / Math.min(...middles)).toBeLessThan(1.5);
  },
);

it('sends nobody more links than five, and does not show that either', async () => {
  for (let asked = 0; asked < 8; asked += 1) {
    const answer = await answerOf(() => action(posting(store, '/sign-in', { email: ADDRESSES.user })));
    expect(answer.status).toBe(303);
  }
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(5);
});
