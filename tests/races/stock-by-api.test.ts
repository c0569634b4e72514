import { afterAll, beforeAll, expect, it } from 'vitest';

import * as stock from '../../app/routes/api/products.$id.stock';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { answerOf, opening, sending } from '../support/requests';
import { openTestStore, type TestStore } from '../support/test-store';

const ROUNDS = 20;

let store: TestStore;
/** The same file by a connection of its own, as a second process has it. */
let second: Db;
let cookies: string[];

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  second = openDatabase(store.env.databaseUrl);
  cookies = [await store.signIn('clerk'), await store.signIn('clerk')];
});
afterAll(() => second.destroy());

async function tagNow(): Promise<string> {
  const args = opening(store, '/', { cookie: cookies[0] ?? '', params: { id: '1' } });
  return (await answerOf(() => stock.loader(args))).headers.get('ETag') ?? '';
}

function set(db: Db, stockQuantity: number, cookie: string, ifMatch: string) {
  const args = sending(store, 'PUT', '/', { stockQuantity }, { cookie, params: { id: '1' } });
  args.request.headers.set('If-Match', ifMatch);
  return answerOf(() => stock.action({ ...args, context: store.context({ db }) }));
}

it(`of two programs with the same tag at once, one sets the stock and one is told, ${ROUNDS} rounds`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await stockTo(store.db, 1, 100 + round);
    const tag = await tagNow();
    const [one, other] = await Promise.all([
      set(store.db, 1, cookies[0] ?? '', tag),
      set(round % 2 === 0 ? second : store.db, 2, cookies[1] ?? '', tag),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 412]);
    expect(await stockOf(store.db, 1)).toBe(one.status === 200 ? 1 : 2);
  }
  await expectLedgerToAddUp(store.db);
});

/** What the movement that a tag names has made of the stock. */
async function quantityOfTag(tag: string): Promise<number> {
  const movement = Number(/^"stock-1-(\d+)"$/.exec(tag)?.[1]);
  const { quantity_after } = await store.db
    .selectFrom('stock_movements')
    .select('quantity_after')
    .where('id', '=', movement)
    .executeTakeFirstOrThrow();
  return quantity_after;
}

it(`the tag that a program is given names the stock that it has set, whoever sets it right after, ${ROUNDS} rounds`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await stockTo(store.db, 1, 100 + round);
    const answers = await Promise.all(
      [1, 2, 3].map((quantity) => set(store.db, quantity, cookies[0] ?? '', '*')),
    );
    for (const [index, answer] of answers.entries()) {
      expect(answer.status).toBe(200);
      expect(await quantityOfTag(answer.headers.get('ETag') ?? '')).toBe(index + 1);
    }
  }
});
