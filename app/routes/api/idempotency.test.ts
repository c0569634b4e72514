import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { API_CALLS } from '../../api/all-calls';
import { TOKEN_SCOPES, isTokenScope } from '../../domain/base/tokens/token-scopes.rules';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import { handlerOf } from '../../../tests/support/api-routes';
import { placeAndCapture } from '../../../tests/support/order-handling';
import { stockTo } from '../../../tests/support/orders';
import { answerOf, sending, type Answer } from '../../../tests/support/requests';
import { CLERK } from '../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';

/** One request that is right in the seeded store, and another body for the same address. */
interface Trial {
  params?: Record<string, string>;
  body: Record<string, unknown>;
  otherBody: Record<string, unknown>;
}

/** How the example of each write is made to fit the seeded store. */
const TRIALS: Record<string, (store: TestStore, example: Record<string, unknown>) => Promise<Trial>> = {
  createProduct: async (_store, example) => ({
    body: { ...example, sku: 'ONCE-1' },
    otherBody: { ...example, sku: 'ONCE-2' },
  }),
  updateProduct: async (_store, example) => ({
    params: { id: '1' },
    body: { ...example, brand: 'Once' },
    otherBody: { ...example, brand: 'Twice' },
  }),
  createCategory: async (_store, example) => ({
    body: { ...example, name: 'Once Locks' },
    otherBody: { ...example, name: 'Twice Locks' },
  }),
  setStock: async (_store, example) => ({
    params: { id: '1' },
    body: { ...example, stockQuantity: 12 },
    otherBody: { ...example, stockQuantity: 13 },
  }),
  setStocks: async () => ({
    body: { items: [{ id: 1, stockQuantity: 12 }] },
    otherBody: { items: [{ id: 1, stockQuantity: 13 }] },
  }),
  shipOrder: async (store, example) => {
    const { id } = await placeAndCapture(store, [{ productId: 1, quantity: 1 }]);
    const { updated_at: updatedAt } = await store.db
      .selectFrom('orders')
      .select('updated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const body = { ...example, updatedAt };
    return { params: { id: String(id) }, body, otherBody: { ...body, trackingNumber: '1Z000AA10123456784' } };
  },
};

/** The writes of staff and programs. Payments and the cart, which are a visitor's, have tests of their own. */
const WRITES = API_CALLS.filter((call) => call.method !== 'GET' && call.permission !== undefined);

it('every write of staff and programs is tried here', () => {
  expect(Object.keys(TRIALS).sort()).toEqual(WRITES.map(({ id }) => id).sort());
});

it.each(WRITES.filter(({ required }) => required?.length !== 0).map((call) => ({ name: call.id, call })))(
  '$name names each field that it says is required, and that is left out',
  async ({ call }) => {
    const store = await openTestStore({ seeded: true });
    await stockTo(store.db, 1, 40);
    const trial = await TRIALS[call.id]?.(store, call.example ?? {});
    const cookie = await store.signIn('clerk');
    expect(call.required?.length).toBeGreaterThan(0);
    for (const field of call.required ?? []) {
      const body = Object.fromEntries(Object.entries(trial?.body ?? {}).filter(([name]) => name !== field));
      const args = sending(store, call.method, '/', body, { cookie, params: trial?.params ?? {} });
      expect(await answerOf(() => handlerOf(call)(args))).toMatchObject({
        status: 422,
        body: { fieldErrors: { [field]: expect.any(String) } },
      });
    }
  },
);

describe.each(WRITES.map((call) => ({ name: call.id, call })))(
  '$name with an Idempotency-Key',
  ({ call }) => {
    let store: TestStore;
    let trial: Trial;
    let one: string;
    let other: string;

    beforeEach(async () => {
      store = await openTestStore({ seeded: true });
      await stockTo(store.db, 1, 40);
      const fit = TRIALS[call.id];
      if (fit === undefined) throw new Error(`${call.id} has no trial.`);
      trial = await fit(store, call.example ?? {});
      const scopes = Object.keys(TOKEN_SCOPES).filter(isTokenScope);
      [one, other] = [await token('One'), await token('Other')];

      async function token(name: string): Promise<string> {
        return (await createApiToken(store.db, { name, scopes }, { id: 1 }, CLERK)).token;
      }
    });

    const send = (
      key: string | undefined,
      sender: { cookie?: string; token?: string } = { token: one },
      body = trial.body,
    ): Promise<Answer> => {
      const args = sending(store, call.method, call.path.replace('{id}', trial.params?.['id'] ?? ''), body, {
        ...sender,
        params: trial.params ?? {},
      });
      if (key !== undefined) args.request.headers.set('Idempotency-Key', key);
      return answerOf(() => handlerOf(call)(args));
    };

    /** Every write of staff and programs is in the audit log: so often something was done. */
    const deeds = async (): Promise<number> =>
      (await store.db.selectFrom('audit_entries').select('id').where('actor', 'like', 'api:%').execute())
        .length;

    it('is done once for the same key and body, and answers the same again', async () => {
      const first = await send('key-1');
      expect([first.status, first.headers.has('Idempotent-Replayed')]).toEqual([call.status, false]);
      expect(await deeds()).toBe(1);
      const again = await send('key-1');
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(again.headers.get('Idempotent-Replayed')).toBe('true');
      expect(await deeds()).toBe(1);
    });

    it('takes any visible characters for a key, and stores none of them', async () => {
      for (const key of ['4242-4242-4242-4242', '1764000000000-42', '~!"#$%&', 'k'.repeat(255)]) {
        expect((await send(key)).status, key).not.toBe(400);
        const { rows } = await sql<{ key: string }>`select key from idempotency_keys`.execute(store.db);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.map((row) => row.key)).not.toContain(key);
      }
      for (const key of ['', 'k'.repeat(256), 'two words', 'schlüssel'])
        expect((await send(key)).status, key).toBe(400);
    });

    it('refuses the key with another body, and does nothing', async () => {
      await send('key-1');
      const { status, body } = await send('key-1', { token: one }, trial.otherBody);
      expect([status, body]).toEqual([
        422,
        {
          error: 'This Idempotency-Key was used with a different body; send a new key.',
          requestId: 'test-request',
        },
      ]);
      expect(await deeds()).toBe(1);
    });

    it('is done once for 20 that come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-1')));
      expect(await deeds()).toBe(1);
      const done = answers.filter(({ status }) => status === call.status);
      expect(done.filter(({ headers }) => !headers.has('Idempotent-Replayed'))).toHaveLength(1);
      // The others are told to ask again, or given the same answer.
      for (const { status } of answers) expect([call.status, 409]).toContain(status);
      for (const { body } of done) expect(body).toEqual(done[0]?.body);
      expect((await send('key-1')).headers.get('Idempotent-Replayed')).toBe('true');
      expect(await deeds()).toBe(1);
    });

    it('is another request by another token or session, also without a key', async () => {
      const first = await send('key-1');
      const cookie = await store.signIn('clerk');
      const cookieOfOther = await store.signIn('clerk');
      const senders = [{ token: other }, { cookie }, { cookie: cookieOfOther }];
      for (const sender of senders) {
        const answer = await send('key-1', sender);
        expect(answer.headers.has('Idempotent-Replayed')).toBe(false);
      }
      expect((await send(undefined)).headers.has('Idempotent-Replayed')).toBe(false);
      expect((await send('key-2')).headers.has('Idempotent-Replayed')).toBe(false);
      // And the first one's key still is the first one's.
      const again = await send('key-1');
      expect([again.headers.get('Idempotent-Replayed'), again.body]).toEqual(['true', first.body]);
    });

    it('keeps no refusal: the same key may be tried again once it can be done', async () => {
      const refused = await send('key-1', { token: one }, { ...trial.body, nothing: 1 });
      expect(refused.status).toBe(422);
      expect(await deeds()).toBe(0);
      expect((await send('key-1')).status).toBe(call.status);
    });

    it.each(['', 'a b', 'ü', 'x'.repeat(256)])('refuses the key %j', async (key) => {
      const { status } = await send(key === 'ü' ? '\u00fc' : key);
      expect(status).toBe(400);
      expect(await deeds()).toBe(0);
    });
  },
);
