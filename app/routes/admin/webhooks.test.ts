import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { publishProductEvents } from '../../domain/base/webhooks/publish-event.server';
import { loader as showDelivery } from './webhooks.$id_.deliveries.$deliveryId';
import { action as edit } from './webhooks.$id_.edit';
import { action as rotate } from './webhooks.$id_.secret';
import { action as add } from './webhooks.new';
import { inTransaction } from '../../../db/transaction';

let store: TestStore;
let cookie: string;

const form = {
  url: 'https://93.184.215.14/hooks',
  description: 'ERP',
  events: 'order.paid',
  expectedVersion: '0',
};

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

function send(action: (args: ActionFunctionArgs) => unknown, fields: Record<string, string>) {
  return answerOf(() => action(posting(store, '/admin/webhooks', fields, { cookie, params: { id: '1' } })));
}

async function selectEndpoints() {
  return store.db.selectFrom('webhook_endpoints').select(['url', 'description', 'events']).execute();
}

describe('an endpoint', () => {
  it('is added, and the answer that shows its secret is kept by nobody', async () => {
    const answer = await send(add, form);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).toContain('whsec_');
    expect(await selectEndpoints()).toEqual([
      { url: form.url, description: 'ERP', events: '["order.paid"]' },
    ]);
  });

  it.each([
    ['http://93.184.215.14/', 'Use an https:// URL'],
    ['https://0x7f.1/', 'on a private network'],
    ['https://[::ffff:127.0.0.1]/', 'on a private network'],
    ['https://169.254.169.254/latest/meta-data', 'on a private network'],
    ['https://localhost:8443/', 'on a private network'],
    ['https://ann:secret@93.184.215.14/', 'Remove the username and password'],
    ['ftp://93.184.215.14/', 'Enter a URL'],
    ['erp.example', 'Enter a URL'],
    ['', 'Enter a URL'],
  ])('at %s is refused with a sentence, when it is added and when it is edited', async (url, sentence) => {
    expect((await send(add, form)).status).toBe(200);
    for (const action of [add, edit]) {
      const answer = await send(action, { ...form, url });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).toContain(sentence);
    }
    expect(await selectEndpoints()).toHaveLength(1);
  });

  it('that somebody else changed meanwhile is not overwritten: both values are told', async () => {
    await send(add, form);
    const first = await send(edit, { ...form, description: 'Warehouse' });
    expect([first.status, locationIn(first)]).toEqual([303, '/admin/webhooks/1']);
    const second = await send(edit, { ...form, description: 'Bookkeeping' });
    expect(second.status).toBe(409);
    const text = JSON.stringify(second.body);
    for (const one of ['Warehouse', 'Bookkeeping', 'admin changed this']) expect(text).toContain(one);
    expect(await selectEndpoints()).toMatchObject([{ description: 'Warehouse' }]);
    // The same form twice makes one secret: the second comes too late.
    expect((await send(rotate, { expectedVersion: '1' })).status).toBe(200);
    expect((await send(rotate, { expectedVersion: '1' })).status).toBe(409);
  });
});

it('a message leads to what it is about as long as that is there', async () => {
  await send(add, { ...form, events: 'product.changed' });
  await inTransaction(store.db, (trx) => publishProductEvents(trx, [{ id: 1, change: 'updated' }]));
  const params = { id: '1', deliveryId: '1' };
  const show = () => answerOf(() => showDelivery(opening(store, '/', { cookie, params })));
  expect((await show()).body).toMatchObject({ delivery: { subject: 'product:1' }, isThere: true });
  await store.db.updateTable('webhook_deliveries').set({ subject: 'product:999999' }).execute();
  expect((await show()).body).toMatchObject({ isThere: false });
});
