import { beforeEach, describe, expect, it } from 'vitest';

import { recordMessage } from '../../domain/selling/inbox/messages.server';
import { countUnread } from '../../domain/selling/inbox/inbox-list.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { addStaff } from '../../domain/base/staff/staff.server';
import { getQuote, requestedQuote } from '../../../tests/support/quotes';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './messages.$id';
import { loader as inbox } from './messages._index';
import { action as quoteAction, loader as quotePage } from './quotes.$id';
import { loader as quoteList } from './quotes._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

const contact = (subject = 'Keying a school') =>
  recordMessage(store.db, {
    kind: 'contact',
    firstName: 'Ada',
    lastName: 'Locke',
    email: 'ada@locke.example',
    locationId: 3,
    productId: 1,
    subject,
    message: 'Forty doors, one master.',
  });

async function post(id: number, fields: Record<string, string>) {
  const args = posting(store, `/admin/messages/${id}`, fields, { cookie, params: { id: String(id) } });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const open = (id: number) => loader(opening(store, '/', { cookie, params: { id: String(id) } }));
const list = (query = '') => inbox(opening(store, `/admin/messages${query}`, { cookie }));
const mails = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const audited = async () =>
  (await store.db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(
    ({ action: name }) => name,
  );

describe('the inbox', () => {
  it('holds contact messages, quote requests and order requests, unread until somebody deals with them', async () => {
    await contact();
    const quote = await requestedQuote(store.db);
    const person = { firstName: 'Bo', lastName: 'Key', email: 'bo@key.example' };
    await recordMessage(store.db, { ...person, kind: 'order-desk', subject: 'Order request', message: '40' });
    expect(await countUnread(store.db)).toBe(3);
    const { messages, counts } = await list();
    expect(messages.map(({ kind, isUnread }) => [kind, isUnread])).toEqual([
      ['order-desk', true],
      ['quote', true],
      ['contact', true],
    ]);
    expect(counts).toEqual({ unread: 3, open: 3, closed: 0 });
    expect((await open(messages[1]?.id ?? 0)).message.quote).toEqual({ id: quote.id, number: quote.number });
  });

  it('is searched and filtered, and takes no nonsense', async () => {
    const { id } = await contact('A 100% match_of words');
    await contact('Something else');
    await requestedQuote(store.db);
    const subjects = async (query: string) => (await list(query)).messages.map(({ subject }) => subject);
    expect(await subjects('?q=100%25+MATCH_of')).toEqual(['A 100% match_of words']);
    expect(await subjects('?q=ada+forty')).toHaveLength(2);
    expect(await subjects('?q=match%25of')).toEqual([]);
    expect(await subjects('?kind=quote')).toHaveLength(1);
    expect(await subjects('?kind=forged&status=forged&page=99')).toHaveLength(3);
    await post(id, { intent: 'close' });
    expect(await subjects('?status=closed')).toEqual(['A 100% match_of words']);
    expect(await subjects('?status=open')).toHaveLength(2);
    expect(await subjects('?status=unread')).toHaveLength(2);
  });

  it('has pages of 50', async () => {
    for (let number = 1; number <= 51; number += 1) await contact(`Message ${number}`);
    expect((await list()).messages).toHaveLength(50);
    expect((await list('?page=2')).messages.map(({ subject }) => subject)).toEqual(['Message 1']);
  });
});

describe('a message', () => {
  it('names its product and location', async () => {
    const { id } = await contact();
    expect((await open(id)).message).toMatchObject({
      location: 'Keyway Montreal',
      product: { sku: 'AK-BMW-FEM-4B' },
    });
  });

  it('is answered by mail, once, and the answer stands in the thread', async () => {
    const { id } = await contact();
    const fields = { intent: 'reply', text: 'We come on Monday.', formKey: randomKey() };
    const answers = await Promise.all([post(id, fields), post(id, fields)]);
    expect(answers.map(locationIn)).toEqual([`/admin/messages/${id}`, `/admin/messages/${id}`]);
    expect(await mails()).toMatchObject([
      { to_address: 'ada@locke.example', subject: 'Re: Keying a school', state: 'due' },
    ]);
    expect((await mails())[0]?.text).toContain('We come on Monday.');
    const { thread, message } = await open(id);
    expect(thread).toMatchObject([{ author: 'staff', staffName: 'Demo Owner', text: 'We come on Monday.' }]);
    expect(message.isUnread).toBe(false);
    expect(await audited()).toEqual(['message.reply']);
    expect((await post(id, { ...fields, formKey: randomKey() })).toast).toBe('Reply sent');
    expect(await mails()).toHaveLength(2);
  });

  it('is taken, given, read, closed and reopened, each recorded once', async () => {
    const { id } = await contact();
    const bo = { username: 'bo', name: 'Bo Clerk', email: 'bo@keyway.example', role: 'clerk' } as const;
    await addStaff(store.db, { ...bo, password: 'a long password of bo' });
    const { id: boId } = await store.db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'bo')
      .executeTakeFirstOrThrow();
    for (const intent of ['markRead', 'take', 'close', 'reopen']) {
      for (let time = 0; time < 2; time += 1) expect((await post(id, { intent })).status).toBe(303);
    }
    await post(id, { intent: 'assign', staffId: String(boId) });
    expect((await open(id)).message.assignee).toEqual({ id: boId, name: 'Bo Clerk' });
    await post(id, { intent: 'assign', staffId: '' });
    expect((await open(id)).message.assignee).toBeUndefined();
    expect(await audited()).toEqual([
      'message.read',
      'message.assign',
      'message.close',
      'message.reopen',
      'message.assign',
      'message.assign',
    ]);
    expect(await countUnread(store.db)).toBe(0);
  });

  it.each([
    [{ intent: 'assign', staffId: '999' }, 409, 'staffId'],
    [{ intent: 'assign', staffId: 'forged' }, 422, 'staffId'],
    [{ intent: 'reply', text: '', formKey: randomKey() }, 422, 'text'],
    [{ intent: 'reply', text: 'Hello', formKey: '' }, 422, 'formKey'],
  ])('refuses %o', async (fields, code, field) => {
    const { id } = await contact();
    const refused = await post(id, fields);
    expect([refused.status, Object.keys(fieldErrorsIn(refused))]).toEqual([code, [field]]);
    expect(await audited()).toEqual([]);
  });

  it('that is none is a 404, an unknown intent a 400', async () => {
    for (const id of ['999', 'forged', '0']) {
      const answer = await answerOf(() => loader(opening(store, '/', { cookie, params: { id } })));
      expect(answer.status).toBe(404);
    }
    expect((await post(999, { intent: 'close' })).status).toBe(404);
    const { id } = await contact();
    for (const intent of ['toString', '']) expect((await post(id, { intent })).status).toBe(400);
  });
});

describe('the page of a quote', () => {
  const postQuote = async (id: number, fields: Record<string, string>) => {
    const args = posting(store, `/admin/quotes/${id}`, fields, { cookie, params: { id: String(id) } });
    const answer = await answerOf(() => quoteAction(args));
    return { ...answer, toast: await toastAfter(store, args, answer) };
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('sends prices as they are typed', async () => {
    const quote = await requestedQuote(store.db);
    const line = quote.lines[0]?.id ?? 0;
    const shown = await quotePage(opening(store, '/', { cookie, params: { id: String(quote.id) } }));
    expect([inDays(13), inDays(14)]).toContain(shown.expiresOn);
    expect(shown.changes).toMatchObject([
      { actor: 'guest', action: 'quote.request', createdAt: quote.createdAt },
    ]);
    const sent = await postQuote(quote.id, {
      intent: 'price',
      expectedRevision: '0',
      [`prices.l${line}`]: '$1,234.5',
      expiresOn: shown.expiresOn,
      note: '',
      isMeant: 'on',
    });
    expect([sent.status, sent.toast]).toEqual([303, 'Quote sent']);
    const { changes } = await quotePage(opening(store, '/', { cookie, params: { id: String(quote.id) } }));
    expect(changes.map(({ action }) => action)).toEqual(['quote.price', 'quote.request']);
    const priced = await getQuote(store.db, quote.id);
    expect(priced.lines[0]?.unitPriceCents).toBe(123_450);
    expect(Date.parse(priced.expiresAt ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  });

  it.each([
    ['price', '', 'Enter a price'],
    ['price', '12.345', 'Enter a price, e.g. 37.59'],
    ['price', '-3', 'Enter a price, e.g. 37.59'],
    ['price', '0', 'Enter a price above 0'],
    ['expiresOn', '', 'Enter a date as YYYY-MM-DD'],
    ['expiresOn', '2020-01-01', 'Enter a future date'],
    ['expiresOn', '2026-02-30', 'Enter a date as YYYY-MM-DD'],
    ['expiresOn', '2999-01-01', 'Enter a date within a year'],
    ['note', 'x'.repeat(2001), 'Enter 2,000 characters or fewer'],
  ])('refuses the %s %j', async (field, value, message) => {
    const quote = await requestedQuote(store.db);
    const name = field === 'price' ? `prices.l${quote.lines[0]?.id ?? 0}` : field;
    const fields = { [`prices.l${quote.lines[0]?.id ?? 0}`]: '5', expiresOn: inDays(5), note: '' };
    const refused = await postQuote(quote.id, {
      ...fields,
      intent: 'price',
      expectedRevision: '0',
      [name]: value,
    });
    expect(refused.status).toBe(422);
    expect(fieldErrorsIn(refused)).toEqual({ [name]: message });
    expect((await getQuote(store.db, quote.id)).status).toBe('requested');
  });

  it('says what somebody else did meanwhile', async () => {
    const quote = await requestedQuote(store.db);
    const price = { [`prices.l${quote.lines[0]?.id ?? 0}`]: '250', expiresOn: inDays(5), intent: 'price' };
    await postQuote(quote.id, { ...price, expectedRevision: '0', note: 'First' });
    for (const expectedRevision of ['0', '', 'forged']) {
      const late = await postQuote(quote.id, { ...price, expectedRevision, note: 'Second' });
      expect(late.status).toBe(409);
      expect(late.toast).toContain(
        'Nothing was done: this quote changed since you opened it. Current status: Priced',
      );
    }
    expect((await getQuote(store.db, quote.id)).staffNote).toBe('First');
  });

  it('answers the buyer, who finds the link in the mail, and the quote waits no more', async () => {
    const quote = await requestedQuote(store.db);
    await store.db.updateTable('quotes').set({ needs_answer: 1 }).execute();
    const waiting = await quoteList(opening(store, '/admin/quotes', { cookie }));
    expect(waiting.quotes).toMatchObject([{ needsAnswer: true }]);
    const sent = await postQuote(quote.id, { intent: 'reply', text: 'By Friday.', formKey: randomKey() });
    expect(sent.toast).toBe('Reply sent');
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ subject: `An answer about your quote ${quote.number}` });
    expect(mail?.text).toContain(`/quote/${quote.accessKey}`);
    expect((await getQuote(store.db, quote.id)).needsAnswer).toBe(false);
    expect(await countUnread(store.db)).toBe(0);
  });

  it('is found in the list, those that wait first', async () => {
    const first = await requestedQuote(store.db, { email: 'first@key.example' });
    const second = await requestedQuote(store.db, { email: 'second@key.example' });
    const decline = { intent: 'decline', reason: 'No longer made', expectedRevision: '0' };
    await postQuote(second.id, decline);
    const numbers = async (query: string) =>
      (await quoteList(opening(store, `/admin/quotes${query}`, { cookie }))).quotes.map(({ id }) => id);
    expect(await numbers('')).toEqual([first.id, second.id]);
    expect(await numbers('?status=declined')).toEqual([second.id]);
    expect(await numbers('?status=forged&page=-4')).toHaveLength(2);
    expect(await numbers('?q=FIRST%40key')).toEqual([first.id]);
    expect(await numbers('?q=ak-bmw-fem')).toHaveLength(2);
    expect(await numbers(`?q=${second.number.toLowerCase()}`)).toEqual([second.id]);
  });
});
