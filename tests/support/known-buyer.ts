import { requestEmailConfirmation } from '../../app/domain/selling/orders/email-confirmation.server';
import { requestSignIn, signBuyerIn } from '../../app/domain/selling/sign-in/sign-in.server';
import { addAccountAddress } from '../../app/domain/base/customers/account-addresses.server';
import { changeContact } from '../../app/domain/base/customers/change-contact.server';
import { addCompanyUser, removeCompanyUser } from '../../app/domain/base/customers/company-users.server';
import type { CustomerInfo } from '../../app/domain/base/customers/customer-info.schema';
import { findSession, openSession } from '../../app/domain/base/sessions/sessions.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { setPrice } from '../../app/domain/goods/prices/price-list.server';
import { requestStockNotice } from '../../app/domain/goods/stock-notices/stock-notices.server';
import { moveStock } from '../../app/domain/goods/stock/stock-ledger.server';
import { setCartQuantity, openCart } from '../../app/domain/selling/cart/cart.server';
import { saveCheckoutDraft } from '../../app/domain/selling/checkout/checkout-drafts.server';
import { addFavorite } from '../../app/domain/selling/favorites/favorites.server';
import { recordMessage } from '../../app/domain/selling/inbox/messages.server';
import { addQuoteMessage, replyToMessage } from '../../app/domain/selling/inbox/thread.server';
import { placeOrder } from '../../app/domain/selling/orders/place-order.server';
import { fulfillOrder } from '../../app/domain/selling/orders/fulfill-order.server';
import { refundOrder } from '../../app/domain/selling/payments/refund-order.server';
import { settleAttempt } from '../../app/domain/selling/payments/settle-attempt.server';
import { declineQuote } from '../../app/domain/selling/quotes/change-quote.server';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { addAccount, firstUserOf } from './accounts';
import { addDocument } from './documents';
import { CLERK, readExpectedOrder } from './order-handling';
import { readPlacement } from './orders';
import { pricedQuote, STAFF_ACTOR } from './quotes';
import type { TestStore } from './test-store';

/** What identifies the buyer, none of which the demo contains. */
export const KNOWN: CustomerInfo = {
  firstName: 'Zelda',
  lastName: 'Quillfeather',
  email: 'zelda@quill.example',
  phone: '647 555 0187',
  company: 'Quillworks',
  address: '77 Marmalade Way',
  city: 'Ottawa',
  state: 'ON',
  zipCode: 'K2P 1L4',
};

/** Where the buyer's bill goes, and who receives the goods. */
const ELSEWHERE = {
  attention: 'Peregrine Thistlewood',
  deliveryInstructions: 'Ask for Zelda',
  billing: {
    name: 'Turnstile Holdings',
    address: '78 Marmalade Way',
    city: 'Ottawa',
    state: 'ON',
    zipCode: 'K2P 1L4',
  },
};

/** Every trace of the buyer and of the account's users, former ones too. */
export const TRACES =
  /zelda|quillfeather|quill\.example|647 555 0187|quillworks|marmalade|k2p 1l4|peregrine|thistlewood|turnstile/gi;

const MENTION = 'Zelda Quillfeather of Quillworks called from 647 555 0187, see zelda@quill.example';

/** Orders of a buyer: paid, shipped, and partly refunded, with what staff wrote about it. */
async function orderAndShip(db: Db, cartId: string, customer: CustomerInfo): Promise<number> {
  const placement = await readPlacement(db, cartId, { poNumber: 'PO Quillfeather 7' });
  const order = await placeOrder(db, { ...placement, customer: { ...customer, ...ELSEWHERE } });
  await settleAttempt(
    db,
    order.attemptKey ?? '',
    { status: 'captured', reference: `ref-${order.id}`, amountCents: order.totalCents },
    'test',
  );
  const seen = () => readExpectedOrder(db, order.id);
  await fulfillOrder(
    db,
    { orderId: order.id, seen: await seen(), carrier: 'Other', trackingNumber: '' },
    CLERK,
  );
  const choice = {
    whole: false,
    amount: 100,
    quantities: new Map<number, number>(),
    shipping: 'none' as const,
  };
  await refundOrder(
    db,
    { orderId: order.id, seen: await seen(), choice, expectedCents: 100, reason: MENTION },
    CLERK,
  );
  const refund = { state: 'paid', detail: MENTION } as const;
  await db.updateTable('refunds').set(refund).where('order_id', '=', order.id).execute();
  await db.updateTable('order_events').set({ detail: MENTION }).where('kind', '=', 'refund').execute();
  await db
    .updateTable('payment_attempts')
    .set({ detail: MENTION, hosted_url: 'https://pay.example/zelda@quill.example' })
    .where('order_id', '=', order.id)
    .execute();
  await inTransaction(db, (trx) =>
    moveStock(trx, {
      productId: 1,
      delta: 1,
      kind: 'adjustment',
      reason: MENTION,
      actor: 'test',
      cause: `order:${order.id}:line`,
    }),
  );
  return order.id;
}

/** A guest with an order, a declined quote, a message with a reply, a payment without an order, and drafts. */
export async function addKnownGuest(store: TestStore, email = KNOWN.email): Promise<{ orderId: number }> {
  const { db } = store;
  const customer = { ...KNOWN, email };
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  const orderId = await orderAndShip(db, cartId, customer);
  const quote = await pricedQuote(db, { email });
  await describeQuote(db, quote.id, quote.accessKey);
  const { id } = await recordMessage(db, {
    kind: 'contact',
    ...customer,
    subject: 'From Zelda',
    message: MENTION,
  });
  await replyToMessage(db, id, { text: `Dear ${MENTION}`, formKey: randomKey() }, CLERK);
  await db
    .insertInto('payment_attempts')
    .values({
      order_id: null,
      provider: 'sandbox',
      method: 'card',
      idempotency_key: randomKey(),
      state: 'failed',
      amount_cents: 100,
      currency: 'USD',
      provider_reference: null,
      detail: MENTION,
      sent_at: new Date().toISOString(),
      settled_at: null,
      payer_name: 'Zelda Quillfeather',
      payer_email: email,
      payer_phone: KNOWN.phone,
      payer_company: KNOWN.company,
    })
    .execute();
  await addLeftovers(store);
  return { orderId };
}

async function describeQuote(db: Db, id: number, accessKey: string): Promise<void> {
  await db
    .updateTable('quotes')
    .set({
      first_name: KNOWN.firstName,
      last_name: KNOWN.lastName,
      phone: KNOWN.phone,
      company: KNOWN.company,
    })
    .set({ message: MENTION, staff_note: MENTION })
    .where('id', '=', id)
    .execute();
  await addQuoteMessage(db, accessKey, { text: MENTION, formKey: randomKey() }, STAFF_ACTOR);
  const { revision } = await db
    .selectFrom('quotes')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await declineQuote(db, id, { reason: MENTION, by: 'buyer', expectedRevision: revision }, CLERK);
}

/** What mentions the buyer without being theirs. */
async function addLeftovers(store: TestStore): Promise<void> {
  const { db } = store;
  const at = new Date().toISOString();
  await requestEmailConfirmation(db, KNOWN.email);
  await requestStockNotice(db, { productId: 1, email: KNOWN.email });
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  await saveCheckoutDraft(db, cartId, ['shipping'], { ...KNOWN, zipCode: 'K2P 1L4' });
  const session = await openSession(db, { lifetimeMs: 60_000 });
  const found = await findSession(db, session);
  await db
    .insertInto('registration_drafts')
    .values({
      session_id_hash: found?.idHash ?? '',
      data: JSON.stringify(KNOWN),
      revision: 1,
      sent_at: null,
      updated_at: at,
      expires_at: at,
    })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({
      scope: 's',
      key: randomKey(),
      body_hash: '',
      status: 200,
      answer: JSON.stringify({ email: KNOWN.email, phone: KNOWN.phone, address: KNOWN.address }),
      started_at: at,
    })
    .execute();
  const other = await recordMessage(db, {
    kind: 'contact',
    firstName: 'Jo',
    lastName: 'Miller',
    email: 'jo@miller-locks.example',
    message: 'Please also write to Zelda@quill.example, 77 marmalade way.',
  });
  const text = 'We wrote to zelda@quill.example.';
  await replyToMessage(db, other.id, { text, formKey: randomKey() }, CLERK);
}

/** An account with everything that an account can have, and guests' orders from before it was opened. */
export async function addKnownAccount(store: TestStore): Promise<{ customerId: number; orderId: number }> {
  const { db } = store;
  await addKnownGuest(store);
  const customerId = await addAccount(db, {
    email: KNOWN.email,
    first_name: KNOWN.firstName,
    last_name: KNOWN.lastName,
    company_name: KNOWN.company,
    phone: '647 555 0188',
    address: '3 Turnstile Court',
    city: KNOWN.city,
    zip_code: KNOWN.zipCode,
    decision_reason: MENTION,
  });
  const { updated_at } = await db
    .selectFrom('customers')
    .select('updated_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { company: companyName, ...contact } = KNOWN;
  await changeContact(db, customerId, { ...contact, companyName, expectedUpdatedAt: updated_at }, CLERK);
  const userId = await firstUserOf(db, customerId);
  const manager = { userId, customerId, requestId: 'r' };
  const added = {
    firstName: 'Peregrine',
    lastName: 'Thistlewood',
    mayManage: false,
    mayApprove: false,
    spendingLimit: null,
    approverId: null,
  };
  await addCompanyUser(db, manager, { ...added, email: 'p@quill.example' });
  const former = await addCompanyUser(db, manager, { ...added, email: 'former@quill.example' });
  await removeCompanyUser(db, manager, former);
  await addAccountAddress(db, customerId, { ...contact, label: 'Marmalade', isDefault: true });
  await addDocument(db, customerId, {
    number: 'Quillfeather-1',
    file_name: 'zelda.pdf',
    decline_reason: MENTION,
  });
  const product = db.selectFrom('products').select('sku').where('id', '=', 1);
  const { sku } = await product.executeTakeFirstOrThrow();
  await setPrice(db, { customerId }, { sku, minQuantity: 1, unitPrice: 29_000, endsOn: null }, CLERK);
  const id = await inTransaction(db, (trx) => signBuyerIn(trx, undefined, { id: userId, customerId }));
  const session = await findSession(db, id);
  const owner = session?.favoritesOwner ?? '';
  const list = await addFavorite(db, owner, { productId: 1, quantity: 1, listId: '' });
  await db.updateTable('favorite_lists').set({ name: 'Zelda’s' }).where('id', '=', list.id).execute();
  await requestSignIn(db, KNOWN.email);
  const ordered = await openCart(db, { customerId, userId });
  await setCartQuantity(db, ordered, 1, 1);
  const orderId = await orderAndShip(db, ordered, KNOWN);
  const cartId = await openCart(db, { customerId, userId });
  await setCartQuantity(db, cartId, 1, 1);
  await saveCheckoutDraft(db, cartId, ['shipping'], { ...KNOWN });
  const quote = await pricedQuote(db, { customerId, email: KNOWN.email });
  await describeQuote(db, quote.id, quote.accessKey);
  return { customerId, orderId };
}
