import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { openHostedStore } from '../../../tests/support/hosted-store';
import { stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import { pricedQuote } from '../../../tests/support/quotes';
import { answerOf, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { listAuditLog } from '../../backoffice/activity/audit-log.queries.server';
import { parseAuditFilter } from '../../domain/base/audit/audit-list.rules';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { formatActorName } from '../../domain/selling/orders/order-states.rules';
import { action as giveUp } from './checkout_.back.$accessKey';
import { action as answer } from './quote_.$accessKey';
import { action as accept, loader as acceptPage } from './quote_.$accessKey_.accept';

let store: TestStore;
let user: { id: number; cookie: string };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 50);
  user = await ada(store);
});

async function ada({ db, ...rest }: TestStore) {
  const id = await firstUserOf(db, await addAccount(db, { email: 'ada@locke.example' }));
  return { id, cookie: (await signedIn({ db, ...rest }, id)).cookie };
}

/** The cookies of those who open the same link, and what the audit log and the timeline call them. */
const visitors = async () => [
  { cookie: '', audited: 'link', inTimeline: 'link' },
  { cookie: user.cookie, audited: `user:${user.id}`, inTimeline: 'user:Ada Locke' },
  { cookie: await store.signIn(), audited: 'staff:admin', inTimeline: 'staff:admin' },
];

const at = (accessKey: string, cookie: string) => ({ params: { accessKey }, cookie });

async function actorsOf(action: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('audit_entries')
    .select('actor')
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map(({ actor }) => actor);
}

describe('the same act on a quote, by its link and signed in', () => {
  it('is told apart when a message is sent', async () => {
    const { id, accessKey } = await pricedQuote(store.db);
    const expected = [];
    for (const { cookie, audited } of await visitors()) {
      const fields = { intent: 'write', text: 'By Friday?', formKey: randomKey() };
      await answerOf(() => answer(posting(store, '/', fields, at(accessKey, cookie))));
      expected.push(audited);
    }
    expect(await actorsOf('quote.message')).toEqual(expected);
    const history = await listAuditEvents(store.db, `quote:${id}`);
    const names = history.filter(({ action }) => action === 'quote.message').map(({ actor }) => actor);
    expect(names.map(formatActorName)).toEqual(['admin', 'Ada Locke', 'Link holder']);
  });

  it('is told apart when it is declined', async () => {
    const expected = [];
    for (const { cookie, audited } of await visitors()) {
      const { accessKey, revision } = await pricedQuote(store.db);
      const fields = { intent: 'decline', reason: '', expectedRevision: String(revision) };
      await answerOf(() => answer(posting(store, '/', fields, at(accessKey, cookie))));
      expected.push(audited);
    }
    expect(await actorsOf('quote.decline')).toEqual(expected);
  });

  it('is told apart when it is accepted: in the log, the timeline, and the ledger', async () => {
    const expected = [];
    const named = [];
    for (const { cookie, audited, inTimeline } of await visitors()) {
      const { accessKey } = await pricedQuote(store.db);
      const page = await acceptPage(opening(store, '/', at(accessKey, cookie)));
      const fields = {
        ...customer,
        paymentMethod: 'stripe',
        checkoutToken: page.checkoutToken,
        expectedTotalCents: String(page.totals.totalCents),
        expectedLines: page.expectedLines,
      };
      await answerOf(() => accept(posting(store, '/', fields, at(accessKey, cookie))));
      expected.push(audited);
      named.push(inTimeline);
    }
    expect(await actorsOf('quote.accept')).toEqual(expected);
    const placed = store.db.selectFrom('order_events').select('actor').where('detail', '=', 'Order placed');
    expect((await placed.orderBy('id').execute()).map(({ actor }) => actor)).toEqual(named);
    const sales = store.db.selectFrom('stock_movements').select('actor').where('kind', '=', 'sale');
    expect((await sales.orderBy('id').execute()).map(({ actor }) => actor)).toEqual(named);
  });
});

it('the log shows link holders by that name, and is filtered by it', async () => {
  const { accessKey } = await pricedQuote(store.db);
  for (const { cookie } of await visitors()) {
    const fields = { intent: 'write', text: 'By Friday?', formKey: randomKey() };
    await answerOf(() => answer(posting(store, '/', fields, at(accessKey, cookie))));
  }
  const logOf = async (who: string) => {
    const filter = parseAuditFilter(new URLSearchParams({ who, what: 'quote.message' }));
    return (await listAuditLog(store.db, filter, 1)).entries.map((entry) => entry.who);
  };
  expect(await logOf('')).toEqual(['admin', 'Ada Locke of Locke & Daughters', 'Link holder']);
  expect(await logOf('link holder')).toEqual(['Link holder']);
  expect(await logOf('link')).toEqual(['Link holder']);
  expect(await logOf(`user:${user.id}`)).toEqual(['Ada Locke of Locke & Daughters']);
});

it.each(['link', 'signed in'])('a payment given up by %s names them in the timeline', async (how) => {
  const hosted = await openHostedStore('stripe');
  await hosted.checkOut();
  const { access_key } = await hosted.store.db
    .selectFrom('orders')
    .select('access_key')
    .executeTakeFirstOrThrow();
  const cookie = how === 'link' ? '' : (await ada(hosted.store)).cookie;
  const sender = { cookie, params: { accessKey: access_key } };
  await answerOf(() => giveUp(posting(hosted.store, '/', { intent: 'chooseAnother' }, sender)));
  const events = await hosted.store.db
    .selectFrom('order_events')
    .select(['to_state', 'actor'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { to_state: 'pending', actor: 'guest' },
    { to_state: 'cancelled', actor: how === 'link' ? 'link' : 'user:Ada Locke' },
  ]);
  expect(formatActorName('link')).toBe('Link holder');
});
