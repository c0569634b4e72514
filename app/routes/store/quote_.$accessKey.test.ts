import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';

import { randomKey } from '../../domain/base/shared/random.server';
import { openSession, VISITOR_SESSION_MS } from '../../domain/base/sessions/sessions.server';
import { serializeVisitorCookie } from '../../http/session.server';
import { addAccount, firstUserOf } from '../../../tests/support/accounts';
import { addDocument } from '../../../tests/support/documents';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import { getQuote, letExpire, pricedQuote, requestedQuote } from '../../../tests/support/quotes';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import {
  nameAndValue,
  openTestStore,
  temporaryFile,
  type TestStore,
} from '../../../tests/support/test-store';
import { loader as accountQuotes } from './account_.quotes';
import { action as requestAction, loader as requestPage } from './quote';
import { loader as deskPage } from '../admin/quotes.$id';
import { action as answer, loader as status } from './quote_.$accessKey';
import { action as accept, loader as acceptPage } from './quote_.$accessKey_.accept';

let store: TestStore;
let books: string;

beforeEach(async () => {
  books = temporaryFile(`${randomKey()}.books.db`);
  store = await openTestStore({ seeded: true, books, chargeTimeoutMs: 10_000 });
  await stockTo(store.db, 1, 50);
});

const chargesIn = () => {
  const ledger = new Database(books, { readonly: true });
  const rows = ledger.prepare<[], { state: string }>('select state from charges').all();
  ledger.close();
  return rows.filter(({ state }) => state === 'captured').length;
};

async function signedIn(customerId: number): Promise<string> {
  const userId = await firstUserOf(store.db, customerId);
  const id = await openSession(store.db, { customerId, userId, lifetimeMs: VISITOR_SESSION_MS });
  return nameAndValue(await serializeVisitorCookie(store.context(), id));
}

const at = (accessKey: string, cookie = '') => ({ params: { accessKey }, cookie });

async function checkoutOf(accessKey: string, changes: Record<string, string> = {}, cookie = '') {
  const page = await acceptPage(opening(store, '/', at(accessKey, cookie)));
  const fields = {
    ...customer,
    paymentMethod: 'stripe',
    checkoutToken: page.checkoutToken,
    expectedTotalCents: String(page.totals.totalCents),
    expectedLines: page.expectedLines,
    ...changes,
  };
  return posting(store, `/quote/${accessKey}/accept`, fields, at(accessKey, cookie));
}

describe('accepting a quote', () => {
  it('20 times at once, in 20 pages, is one order and one charge', async () => {
    const { accessKey } = await pricedQuote(store.db);
    const posts = await Promise.all(Array.from({ length: 20 }, () => checkoutOf(accessKey)));
    const answers = await Promise.all(posts.map((args) => answerOf(() => accept(args))));
    expect(new Set(answers.map(locationIn)).size).toBe(1);
    expect(answers.every((one) => locationIn(one)?.startsWith('/checkout/confirmation/'))).toBe(true);
    expect([await countOf(store.db, 'orders'), chargesIn()]).toEqual([1, 1]);
    expect(await stockOf(store.db, 1)).toBe(47);
    await expectLedgerToAddUp(store.db);
    expect(await store.db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'paid' }]);
  });

  it('a second time leads to the order, from the page and from a post', async () => {
    const { accessKey } = await pricedQuote(store.db);
    const late = await checkoutOf(accessKey);
    const args = await checkoutOf(accessKey);
    const first = await answerOf(() => accept(args));
    const second = await answerOf(() => accept(late));
    expect(locationIn(second)).toBe(locationIn(first));
    const page = await answerOf(() => acceptPage(opening(store, '/', at(accessKey))));
    expect([page.status, locationIn(page)]).toEqual([303, locationIn(first)]);
    expect(chargesIn()).toBe(1);
    const { quote } = await status(opening(store, '/', at(accessKey)));
    expect(quote).toMatchObject({ status: 'accepted', order: { number: expect.stringMatching(/^KW-/) } });
  });

  it('with a card that is declined says so, gives the stock back, and can be done again', async () => {
    const { id, accessKey } = await pricedQuote(store.db);
    const args = await checkoutOf(accessKey, { sandboxOutcome: 'decline' });
    const declined = await answerOf(() => accept(args));
    expect(declined.status).toBe(422);
    expect(fieldErrorsIn(declined)['paymentMethod']).toMatch(
      /^The payment was declined. You weren’t charged/,
    );
    expect(refilledIn(declined)).toMatchObject({ firstName: customer.firstName });
    expect(await stockOf(store.db, 1)).toBe(50);
    expect((await getQuote(store.db, id)).status).toBe('priced');
    const again = await checkoutOf(accessKey);
    const paid = await answerOf(() => accept(again));
    expect(locationIn(paid)).toMatch(/confirmation/);
    expect(chargesIn()).toBe(1);
    await expectLedgerToAddUp(store.db);
  });

  it('for more than there is says how much is left', async () => {
    const { id, accessKey } = await pricedQuote(store.db);
    await stockTo(store.db, 1, 2);
    const args = await checkoutOf(accessKey);
    const refused = await answerOf(() => accept(args));
    expect(refused.status).toBe(409);
    expect(fieldErrorsIn(refused)['cart']).toMatch(/^.+: only 2 left\./);
    expect((await getQuote(store.db, id)).status).toBe('priced');
  });

  it('that has expired leads to its page, which says so', async () => {
    const { id, accessKey } = await pricedQuote(store.db);
    const args = await checkoutOf(accessKey);
    await letExpire(store.db, id);
    const refused = await answerOf(() => accept(args));
    expect([refused.status, locationIn(refused)]).toEqual([303, `/quote/${accessKey}`]);
    expect(await toastAfter(store, args, refused)).toContain('This quote has expired');
    expect((await status(opening(store, '/', at(accessKey)))).quote.status).toBe('expired');
    expect(await countOf(store.db, 'orders')).toBe(0);
    const asked = (await requestPage(opening(store, `/quote?again=${accessKey}`))).asked;
    expect(asked).toMatchObject([{ sku: 'AK-BMW-FEM-4B', quantity: 3 }]);
  });

  it('refuses what the checkout refuses: no address, a card number, another total, an unknown method', async () => {
    const { accessKey } = await pricedQuote(store.db);
    const refusal = async (changes: Record<string, string>) => {
      const args = await checkoutOf(accessKey, changes);
      const refused = await answerOf(() => accept(args));
      return [refused.status, Object.keys(fieldErrorsIn(refused))];
    };
    expect(await refusal({ address: '', city: '' })).toEqual([422, ['address', 'city']]);
    expect(await refusal({ company: '4111 1111 1111 1111' })).toEqual([422, ['company']]);
    expect(await refusal({ expectedTotalCents: '100' })).toEqual([409, ['cart']]);
    expect(await refusal({ paymentMethod: 'account' })).toEqual([409, ['cart']]);
    expect(await refusal({ paymentMethod: 'cash' })).toEqual([422, ['paymentMethod']]);
    expect(await countOf(store.db, 'orders')).toBe(0);
  });

  it('is filled in from the request, and from the account of its own buyer alone', async () => {
    const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
    const { accessKey } = await pricedQuote(store.db, { customerId });
    const typedBy = async (cookie: string) =>
      (await acceptPage(opening(store, '/', at(accessKey, cookie)))).typed;
    const stranger = await addAccount(store.db, { email: 'eve@locke.example', address: '1 Elsewhere' });
    const request = { firstName: 'Jo', email: 'jo@miller-locks.example' };
    expect(await typedBy('')).toMatchObject({ ...request, address: '' });
    expect(await typedBy(await signedIn(stranger))).toMatchObject({ ...request, address: '' });
    expect(await typedBy(await signedIn(customerId))).toMatchObject({
      ...request,
      address: '12 Tumbler Lane',
      phone: '416 555 0199',
    });
  });
});

describe('a quote with a line that needs a license', () => {
  const LINES = [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 2 },
  ];
  beforeEach(async () => {
    await stockTo(store.db, 2, 50);
    await store.db.updateTable('products').set({ is_restricted: 1 }).where('id', '=', 1).execute();
  });
  const NEEDING = ['BMW Smart Key'];
  const licenceAt = async (accessKey: string, cookie = '') =>
    (await status(opening(store, '/', at(accessKey, cookie)))).license;

  it('says so on its page, and the page that accepts leads back there before it asks for anything', async () => {
    const { accessKey } = await pricedQuote(store.db, { lines: LINES });
    expect(await licenceAt(accessKey)).toEqual({
      standing: { state: 'guest' },
      needing: NEEDING,
      others: 1,
    });
    const args = opening(store, '/', at(accessKey));
    const refused = await answerOf(() => acceptPage(args));
    expect([refused.status, locationIn(refused)]).toEqual([303, `/quote/${accessKey}`]);
    expect(await toastAfter(store, args, refused)).toContain(
      'requires an approved trade account with a valid license on file.',
    );
  });

  it('is ordered by a buyer who asked as a guest, and signs in with a license', async () => {
    const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
    const cookie = await signedIn(customerId);
    const { accessKey } = await pricedQuote(store.db, { lines: LINES });
    expect(await licenceAt(accessKey, cookie)).toMatchObject({ standing: { state: 'none' } });
    await addDocument(store.db, customerId);
    expect(await licenceAt(accessKey, cookie)).toMatchObject({ standing: { state: 'valid' } });
    const args = await checkoutOf(accessKey, {}, cookie);
    const ordered = await answerOf(() => accept(args));
    expect(locationIn(ordered)).toMatch(/^\/checkout\/confirmation\//);
    const orders = await store.db.selectFrom('orders').select(['customer_id', 'state']).execute();
    expect(orders).toEqual([{ customer_id: customerId, state: 'paid' }]);
  });

  it('of another account is not ordered with one’s own license', async () => {
    const ada = await addAccount(store.db, { email: 'ada@locke.example' });
    const eve = await addAccount(store.db, { email: 'eve@locke.example' });
    await addDocument(store.db, eve);
    const { accessKey, id } = await pricedQuote(store.db, { lines: LINES, customerId: ada });
    expect(await licenceAt(accessKey, await signedIn(eve))).toMatchObject({ standing: { state: 'guest' } });
    const shown = async () => {
      const cookie = await store.signIn('manager');
      return (await deskPage(opening(store, '/', { cookie, params: { id: String(id) } }))).license;
    };
    expect(await shown()).toEqual({ standing: { state: 'none' }, needing: NEEDING, others: 1 });
    await addDocument(store.db, ada);
    expect(await shown()).toMatchObject({ standing: { state: 'valid' } });
  });

  it('says nothing of a licence where no line needs one', async () => {
    const { accessKey } = await pricedQuote(store.db, { lines: LINES.slice(1) });
    expect(await licenceAt(accessKey)).toBeUndefined();
  });
});

describe('the quotes of an account', () => {
  it('are its own, and a wrong key opens none', async () => {
    const ada = await addAccount(store.db, { email: 'ada@locke.example' });
    const eve = await addAccount(store.db, { email: 'eve@locke.example' });
    const { number } = await pricedQuote(store.db, { customerId: ada });
    await requestedQuote(store.db);
    const list = async (cookie: string, query = '') =>
      (await accountQuotes(opening(store, `/account/quotes${query}`, { cookie }))).quotes;
    expect((await list(await signedIn(ada))).map((quote) => quote.number)).toEqual([number]);
    const eves = await signedIn(eve);
    for (const query of ['', `?customerId=${ada}`, '?page=2']) expect(await list(eves, query)).toEqual([]);
    const visitor = await answerOf(() => accountQuotes(opening(store, '/account/quotes')));
    expect([visitor.status, locationIn(visitor)]).toEqual([303, '/sign-in?redirectTo=%2Faccount%2Fquotes']);
    const wrong = at(randomKey(), eves);
    const pages = [status, acceptPage].map((page) => () => page(opening(store, '/', wrong)));
    const posts = [answer, accept].map((post) => () => post(posting(store, '/', {}, wrong)));
    for (const run of [...pages, ...posts]) expect((await answerOf(run)).status).toBe(404);
  });

  it('hold what is asked for while signed in', async () => {
    const ada = await addAccount(store.db, { email: 'ada@locke.example' });
    const cookie = await signedIn(ada);
    const page = await requestPage(opening(store, '/quote', { cookie }));
    expect(page.requester).toMatchObject({ firstName: 'Ada', email: 'ada@locke.example' });
    const fields = { ...page.requester, lines: '5 x M62', accessKey: page.accessKey };
    await answerOf(() => requestAction(posting(store, '/quote', fields, { cookie })));
    const { quotes } = await accountQuotes(opening(store, '/account/quotes', { cookie }));
    expect(quotes).toMatchObject([{ accessKey: page.accessKey, lines: 1, status: 'requested' }]);
  });
});

describe('the buyer’s forms on the page of a quote', () => {
  const post = async (accessKey: string, fields: Record<string, string>) => {
    const args = posting(store, '/', fields, at(accessKey));
    const given = await answerOf(() => answer(args));
    return { ...given, toast: await toastAfter(store, args, given) };
  };

  it('keep a message once, and mark the quote for staff', async () => {
    const { id, accessKey } = await pricedQuote(store.db);
    const fields = { intent: 'write', text: 'Can it ship by Friday?', formKey: randomKey() };
    const answers = await Promise.all([post(accessKey, fields), post(accessKey, fields)]);
    expect(answers.map((one) => [one.status, locationIn(one)])).toEqual([
      [303, `/quote/${accessKey}`],
      [303, `/quote/${accessKey}`],
    ]);
    const { quote } = await status(opening(store, '/', at(accessKey)));
    expect(quote.thread).toMatchObject([{ author: 'buyer', text: 'Can it ship by Friday?' }]);
    expect((await getQuote(store.db, id)).needsAnswer).toBe(true);
  });

  it.each([
    [{ intent: 'write', text: ' ', formKey: randomKey() }, 'text'],
    [{ intent: 'write', text: 'x'.repeat(5001), formKey: randomKey() }, 'text'],
    [{ intent: 'write', text: 'Hello', formKey: 'forged' }, 'formKey'],
  ])('refuse %o', async (fields, field) => {
    const { accessKey } = await requestedQuote(store.db);
    const refused = await post(accessKey, fields);
    expect([refused.status, Object.keys(fieldErrorsIn(refused))]).toEqual([422, [field]]);
  });

  it('decline it with a reason, once, and not one that was priced anew', async () => {
    const { id, accessKey, revision } = await pricedQuote(store.db);
    const stale = await post(accessKey, { intent: 'decline', reason: '', expectedRevision: '0' });
    expect(stale.toast).toContain('Nothing was done');
    expect((await getQuote(store.db, id)).status).toBe('priced');
    const fields = { intent: 'decline', reason: 'Too dear', expectedRevision: String(revision) };
    for (let time = 0; time < 2; time += 1)
      expect((await post(accessKey, fields)).toast).toBe('Quote declined');
    expect(await getQuote(store.db, id)).toMatchObject({ status: 'declined', declineReason: 'Too dear' });
    const late = await answerOf(() => acceptPage(opening(store, '/', at(accessKey))));
    expect(locationIn(late)).toBe(`/quote/${accessKey}`);
  });

  it('know no other intent', async () => {
    const { accessKey } = await requestedQuote(store.db);
    expect((await post(accessKey, { intent: 'accept' })).status).toBe(400);
  });
});
