import { beforeEach, describe, expect, it } from 'vitest';

import { addKnownAccount, addKnownGuest, KNOWN, TRACES } from '../../../tests/support/known-buyer';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as findPage } from './customers.personal-data._index';
import { action as erase, loader as erasePage } from './customers.personal-data.erase';
import { action as download } from './customers.personal-data.export';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('owner');
});

const find = (email: string) =>
  findPage(opening(store, `/admin/customers/personal-data?email=${encodeURIComponent(email)}`, { cookie }));

const openErase = (query: string) =>
  answerOf(() => erasePage(opening(store, `/admin/customers/personal-data/erase?${query}`, { cookie })));

const post = (fields: Record<string, string>) => posting(store, '/', fields, { cookie });

describe('the search', () => {
  it('finds a guest, leads to an account, and asks for an address', async () => {
    await addKnownGuest(store);
    expect(await find(' ZELDA@quill.example ')).toMatchObject({
      guest: { email: KNOWN.email, counts: { orders: 1, quotes: 1, messages: 2 }, open: [] },
    });
    expect(await find('nobody@quill.example')).toMatchObject({ guest: { counts: { orders: 0 } } });
    expect(await find('nonsense')).toMatchObject({ isUnclear: true });
  });

  it('leads to the account that an address belongs to', async () => {
    const { customerId } = await addKnownAccount(store);
    expect(await find('p@quill.example')).toMatchObject({ accountId: customerId });
  });
});

describe('the download', () => {
  it('is a file of an account or a guest, recorded each time', async () => {
    const { customerId } = await addKnownAccount(store);
    const answer = await answerOf(() => download(post({ customer: String(customerId) })));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="personal-data-[\d-]+\.json"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body).toMatchObject({ email: KNOWN.email, users: [{}, {}, {}] });
    const events = store.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject'])
      .where('action', '=', 'personal-data.export');
    expect(await events.execute()).toEqual([
      { actor: expect.stringMatching(/^staff:owner/), subject: `customer:${customerId}` },
    ]);
  });

  it.each<Record<string, string>>([{}, { customer: '99' }, { email: 'nonsense' }])(
    'of %o is not found',
    async (fields) => {
      expect((await answerOf(() => download(post(fields)))).status).toBe(404);
    },
  );
});

describe('erasing', () => {
  it('says what is kept, asks for the address, and leaves a reference', async () => {
    const { customerId } = await addKnownAccount(store);
    const page = await openErase(`customer=${customerId}`);
    expect(page.body).toMatchObject({ email: KNOWN.email, counts: { orders: 2, quotes: 2 }, open: [] });
    const fields = { customer: String(customerId), typedEmail: 'ada@locke.example' };
    const refused = await answerOf(() => erase(post(fields)));
    expect(fieldErrorsIn(refused)).toEqual({ typedEmail: `Type ${KNOWN.email} to confirm` });
    const args = post({ ...fields, typedEmail: KNOWN.email.toUpperCase() });
    const done = await answerOf(() => erase(args));
    expect([done.status, locationIn(done)]).toEqual([303, '/admin/customers/personal-data']);
    expect(await toastAfter(store, args, done)).toBe(
      `Personal data erased - Reference in the audit log: customer:${customerId}`,
    );
    expect((await openErase(`customer=${customerId}`)).status).toBe(404);
    expect(JSON.stringify(await store.db.selectFrom('orders').selectAll().execute())).not.toMatch(TRACES);
  });

  it('shows what is open instead of the form', async () => {
    const { orderId } = await addKnownGuest(store);
    await store.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', orderId).execute();
    const page = await openErase(`email=${KNOWN.email}`);
    expect(page.body).toMatchObject({ open: [expect.stringMatching(/^Order KW-\S+: Paid$/)] });
    const refused = await answerOf(() => erase(post({ email: KNOWN.email, typedEmail: KNOWN.email })));
    expect(refused.status).toBe(409);
  });
});
