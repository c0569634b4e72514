import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { readPlacement } from '../../../tests/support/orders';
import { pricedQuote, STAFF_ACTOR } from '../../../tests/support/quotes';
import { opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { addQuoteMessage } from '../../domain/selling/inbox/thread.server';
import { placeOrder } from '../../domain/selling/orders/place-order.server';
import { loader as standardConfirmation } from './cart_.confirmation.$accessKey';
import { loader as expressConfirmation } from './checkout_.confirmation.$accessKey';
import { loader as invoice } from './checkout_.confirmation.$accessKey_.invoice';
import { loader as askAgain } from './quote';
import { loader as quotePage } from './quote_.$accessKey';
import { loader as acceptPage } from './quote_.$accessKey_.accept';
import { loader as tracking } from './track-order_.$accessKey';

let store: TestStore;
let order: { accessKey: string };
let quote: { accessKey: string };
const cookies = { guest: '', other: '', own: '', staff: '' };

const CONTACT = {
  firstName: 'Zelda',
  lastName: 'Quillfeather',
  email: 'zelda@quill.example',
  phone: '647 555 0187',
  address: '77 Marmalade Way',
  zipCode: 'K1A 0B1',
};
/** Where the bill goes, and who receives the goods. */
const ELSEWHERE = {
  attention: 'Ms. Quillfeather',
  deliveryInstructions: 'Call 647 555 0187',
  billing: {
    name: 'Zelda Quillfeather',
    address: '78 Marmalade Way',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'K1A 0B1',
  },
};
const RAW = /Quillfeather|zelda@quill|647 555|Marmalade|0B1/;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  const { db } = store;
  const customerId = await addAccount(db, {
    email: CONTACT.email,
    first_name: CONTACT.firstName,
    last_name: CONTACT.lastName,
  });
  const { cartId, cookie } = await signedIn(store, await firstUserOf(db, customerId), {
    productId: 1,
    quantity: 1,
  });
  const placement = await readPlacement(db, cartId);
  order = await placeOrder(db, {
    ...placement,
    customer: { ...placement.customer, ...CONTACT, ...ELSEWHERE },
  });
  quote = await pricedQuote(db, { customerId, email: CONTACT.email });
  const { firstName: first_name, lastName: last_name, phone } = CONTACT;
  const note = 'Dear Ms. Quillfeather, we call 647 555 0187 or write to zelda@quill.example.';
  await db
    .updateTable('quotes')
    .set({ first_name, last_name, phone, message: note, staff_note: note })
    .execute();
  await addQuoteMessage(db, quote.accessKey, { text: note, formKey: 'k' }, STAFF_ACTOR);
  const other = await addAccount(db, { email: 'bea@other.example' });
  cookies.other = (await signedIn(store, await firstUserOf(db, other))).cookie;
  cookies.own = cookie;
  cookies.staff = await store.signIn('viewer');
});

async function placedDaysAgo(days: number): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  await store.db.updateTable('orders').set({ placed_at: at }).execute();
  await store.db.updateTable('quotes').set({ created_at: at }).execute();
}

type Who = keyof typeof cookies;

function seenBy(who: Who) {
  const { accessKey } = order;
  const cookie = cookies[who];
  const open = (key: string, path = '/') =>
    opening(store, path, { params: { accessKey: key }, ...(cookie !== '' && { cookie }) });
  const again = `/quote?again=${quote.accessKey}`;
  return {
    'express confirmation': () => expressConfirmation(open(accessKey)),
    'standard confirmation': () => standardConfirmation(open(accessKey)),
    invoice: () => invoice(open(accessKey)),
    tracking: () => tracking(open(accessKey)),
    quote: () => quotePage(open(quote.accessKey)),
    'acceptance of the quote': () => acceptPage(open(quote.accessKey)),
    'request based on the quote': () => askAgain(open('', again)),
  };
}

const PAGES = [
  'express confirmation',
  'standard confirmation',
  'invoice',
  'tracking',
  'quote',
  'acceptance of the quote',
  'request based on the quote',
] as const;

describe.each(PAGES)('the %s', (page) => {
  const read = async (who: Who) => JSON.stringify(await seenBy(who)[page]());

  it('shows contact details for 30 days', async () => {
    await placedDaysAgo(29);
    expect(await read('guest')).toMatch(RAW);
  });

  it.each(['guest', 'other'] as const)('hides them later from %s', async (who) => {
    await placedDaysAgo(31);
    expect(await read(who)).not.toMatch(RAW);
  });

  it.each(['own', 'staff'] as const)('shows them to %s', async (who) => {
    await placedDaysAgo(31);
    expect(await read(who)).toMatch(RAW);
  });
});

it('masks them so that the buyer recognizes them', async () => {
  await placedDaysAgo(31);
  expect((await seenBy('guest').tracking()).order).toMatchObject({
    firstName: 'Zelda',
    lastName: 'Q.',
    email: 'z••@q••••.example',
    phone: '•••-•••-0187',
    address: '•••',
    city: 'Toronto',
    stateCode: 'ON',
    zipCode: 'K1A•••',
    attention: '•••',
    deliveryInstructions: '•••',
    billing: { name: '•••', address: '•••', city: 'Toronto', stateCode: 'ON', zipCode: 'K1A•••' },
    placedBy: 'Zelda Q.',
    hiddenContact: 'until-sign-in',
  });
});

it('fills no form with masked details', async () => {
  await placedDaysAgo(31);
  const pages = seenBy('guest');
  const nothing = { firstName: '', lastName: '', email: '', phone: '', company: '' };
  expect((await pages['request based on the quote']()).requester).toEqual(nothing);
  expect((await pages['acceptance of the quote']()).typed).toMatchObject(nothing);
});

it('offers no sign-in where no account could see them', async () => {
  await store.db.updateTable('orders').set({ customer_id: null }).execute();
  await placedDaysAgo(31);
  cookies.guest = (await store.cartWith({ productId: 1, quantity: 1 })).cookie;
  expect((await seenBy('guest').tracking()).order.hiddenContact).toBe('for-good');
  expect((await seenBy('other').tracking()).order.hiddenContact).toBe('for-good');
  expect((await seenBy('staff').tracking()).order.hiddenContact).toBeUndefined();
});

it('counts the days of the settings', async () => {
  await placedDaysAgo(3);
  expect((await seenBy('guest').tracking()).order.hiddenContact).toBeUndefined();
  await store.db
    .insertInto('settings')
    .values({ name: 'store', value: '{"contactVisibleDays":2}', version: 1, updated_at: '' })
    .execute();
  expect((await seenBy('guest').tracking()).order.hiddenContact).toBeDefined();
});
