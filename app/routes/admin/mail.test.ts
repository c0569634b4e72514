import { beforeEach, expect, it } from 'vitest';

import { placeAndCapture } from '../../../tests/support/order-handling';
import { answerOf, opening, posting, toastAfter } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './mail.$id';
import { loader as listing } from './mail._index';
import { loader as frame } from './mail_.$id.html';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  await placeAndCapture(store, [{ productId: 1, quantity: 1 }]);
});

const sender = (id: number) => ({ cookie, params: { id: String(id) } });
const list = async (search = '') =>
  (await listing(opening(store, `/admin/mail${search}`, { cookie }))).mails.map(({ id }) => id);

it('is listed and found by address and subject', async () => {
  expect(await list()).toEqual([1]);
  expect(await list('?q=jo%40MILLER')).toEqual([1]);
  expect(await list('?q=Your+order+KW')).toEqual([1]);
  expect(await list('?q=nobody')).toEqual([]);
  expect(await list('?state=sent')).toEqual([]);
  expect(await list('?state=due')).toEqual([1]);
});

it('is shown with links into this store', async () => {
  const { mail } = await loader(opening(store, '/admin/mail/1', sender(1)));
  expect(mail.text).toContain('View order: http://localhost:3000/track-order/');
  expect((await answerOf(() => loader(opening(store, '/admin/mail/9', sender(9))))).status).toBe(404);
});

it('is shown as HTML in a frame that can run nothing', async () => {
  const answer = await answerOf(() => frame(opening(store, '/admin/mail/1/html', sender(1))));
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox'])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/allow-|script-src/);
  expect(answer.body).toContain('href="http://localhost:3000/track-order/');
});

it('that was given up is sent again when staff say so, once', async () => {
  const retry = async () => {
    const args = posting(store, '/admin/mail/1', { intent: 'retry' }, sender(1));
    return toastAfter(store, args, await answerOf(() => action(args)));
  };
  expect(await retry()).toBe('Error - Only failed messages can be resent.');
  await store.db.updateTable('outbox').set({ state: 'failed', attempts: 9 }).execute();
  expect(await retry()).toBe('Email queued');
  expect(await store.db.selectFrom('outbox').select(['state', 'attempts']).execute()).toEqual([
    { state: 'due', attempts: 0 },
  ]);
});
