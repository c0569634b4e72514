import sharp from 'sharp';

import { BulkFormSchema } from '../../app/backoffice/bulk/bulk-change.schema';
import { prepareBulkRun } from '../../app/backoffice/bulk/bulk-runs.server';
import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { openCart, setCartQuantity } from '../../app/domain/selling/cart/cart.server';
import { addPicture } from '../../app/domain/goods/catalog/product-pictures.server';
import { placeOrder } from '../../app/domain/selling/orders/place-order.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import { addContent } from '../../app/domain/content/content/edit-content.server';
import { textPageKind } from '../../app/domain/content/content/text-page-kind.server';
import { addAccountAddress } from '../../app/domain/base/customers/account-addresses.server';
import { addFavorite } from '../../app/domain/selling/favorites/favorites.server';
import { startCount } from '../../app/domain/goods/inventory/counts.server';
import { createTransfer } from '../../app/domain/goods/inventory/transfers.server';
import { settleAttempt } from '../../app/domain/selling/payments/settle-attempt.server';
import { addSupplierProduct } from '../../app/domain/supply/purchasing/supplier-products.server';
import { attachCart, findSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { signBuyerIn } from '../../app/domain/selling/sign-in/sign-in.server';
import { isoIn } from '../../app/domain/base/shared/clock';
import type { StaffRole } from '../../app/domain/base/staff/staff.schema';
import { insertStaff } from '../../app/domain/base/staff/staff.server';
import { addWebhookEndpoint } from '../../app/domain/base/webhooks/endpoints.server';
import { pingWebhookEndpoint } from '../../app/domain/base/webhooks/send-by-hand.server';
import { serializeVisitorCookie } from '../../app/http/session.server';
import { inTransaction } from '../../db/transaction';
import { addAccount, addUser, firstUserOf } from './accounts';
import { tokenWith } from './api-actors';
import { addDocument } from './documents';
import { HttpBuyer } from './http-buyer';
import { dryRun } from './imports';
import { customer, buildPlacement } from './placement';
import { draftOf, sentOrder, someSkus, supplierWith } from './purchasing';
import { pricedQuote } from './quotes';
import { APPLICATION } from './registration';
import { startServer, type RunningServer } from './server-process';
import { CLERK, threeLocations } from './stock';
import { nameAndValue, openTestStore, type TestStore } from './test-store';

export const STAFF_ROLES: readonly StaffRole[] = ['viewer', 'clerk', 'manager', 'owner'];

/** Who asks: a guest has no session, the two buyers are of different companies. */
export type Asker = 'guest' | 'buyer' | 'otherBuyer' | StaffRole;

/** What one buyer has, and no other may see. */
export interface BuyersThings {
  orderId: number;
  accessKey: string;
  waitingOrderId: number;
  quoteKey: string;
  listId: string;
  addressId: number;
  documentId: number;
  userId: number;
}

export interface LivedInStore {
  store: TestStore;
  server: RunningServer;
  /** Their Cookie headers; a guest's is empty. */
  cookies: Record<Asker, string>;
  token: string;
  buyers: Record<'buyer' | 'otherBuyer', BuyersThings>;
  /**
   * An address that a route answers, made of its pattern: '/admin/orders/:id' is '/admin/orders/1'.
   *
   * @param whose things a buyer's address names.
   */
  addressOf(pattern: string, whose?: 'buyer' | 'otherBuyer'): string;
  close(): Promise<void>;
}

/** A store with something of everything in it, and the production server that serves it. */
export async function openLivedInStore(variables: Record<string, string> = {}): Promise<LivedInStore> {
  const store = await openTestStore({ seeded: true });
  const { db } = store;
  const ada = await buyerWithThings(store, 'ada');
  const bea = await buyerWithThings(store, 'bea');
  const cookies = { guest: '', buyer: ada.cookie, otherBuyer: bea.cookie } as Record<Asker, string>;
  for (const role of STAFF_ROLES) cookies[role] = await store.signIn(role);
  // Longer than any test: those of staff would end after half an hour without a request.
  const later = isoIn(VISITOR_SESSION_MS);
  await db.updateTable('sessions').set({ expires_at: later, last_seen_at: later }).execute();
  const { token } = await tokenWith(db);
  const things = { ...ada.things, ...(await staffThings(store)) };
  const server = await startServer({ DATABASE_URL: store.env.databaseUrl, ...variables });
  await beginForms(server, cookies.buyer);
  return {
    store,
    server,
    cookies,
    token,
    buyers: { buyer: ada.things, otherBuyer: bea.things },
    addressOf: (pattern, whose) =>
      addressOf(pattern, whose === 'otherBuyer' ? { ...things, ...bea.things } : things),
    close: () => server.stop(),
  };
}

/** Goes so far in the forms of several steps that each of them can be opened. */
async function beginForms(server: RunningServer, cookie: string): Promise<void> {
  const buyer = new HttpBuyer(server, cookie);
  for (const [path, fields] of [
    ['/cart/shipping', { ...customer }],
    ['/register', { ...APPLICATION.personal, intent: 'next' }],
    ['/register/business', { ...APPLICATION.business, intent: 'next' }],
  ] as const) {
    const { status } = await buyer.post(path, fields);
    if (status !== 303) throw new Error(`${path} answered ${status}.`);
  }
}

async function buyerWithThings(
  store: TestStore,
  name: string,
): Promise<{ cookie: string; things: BuyersThings }> {
  const { db } = store;
  const customerId = await addAccount(db, { email: `${name}@locke.example`, company_name: `${name} Locks` });
  const first = await firstUserOf(db, customerId);
  const session = await inTransaction(db, (trx) => signBuyerIn(trx, undefined, { id: first, customerId }));
  const found = await findSession(db, session);
  if (found === undefined) throw new Error('The buyer is not signed in.');
  const owner = found.favoritesOwner ?? '';
  const limited = await addUser(db, customerId, { email: `ben@${name}.example`, spending_limit_cents: 0 });
  const paid = await placeFor(store, { customerId, userId: first });
  if (paid.attemptKey !== undefined)
    await settleAttempt(
      db,
      paid.attemptKey,
      { status: 'captured', reference: `ref-${name}`, amountCents: paid.totalCents },
      'test',
    );
  const waiting = await placeFor(store, { customerId, userId: limited });
  const cartId = await attachCart(db, found, await openCart(db, { customerId, userId: first }));
  await setCartQuantity(db, cartId, 8, 1);
  const quote = await pricedQuote(db, { customerId, email: `${name}@locke.example` });
  const list = await addFavorite(db, owner, { productId: 1, quantity: 2, listId: '' });
  const address = {
    label: `${name}'s shop`,
    address: `1 ${name} Street`,
    city: 'Toronto',
    state: 'ON',
    zipCode: 'M5V 3L9',
  };
  return {
    cookie: nameAndValue(await serializeVisitorCookie(store.context(), session)),
    things: {
      orderId: paid.id,
      accessKey: paid.accessKey,
      waitingOrderId: waiting.id,
      quoteKey: quote.accessKey,
      listId: list.id,
      addressId: await addAccountAddress(db, customerId, { ...address, isDefault: true }),
      documentId: await addDocument(db, customerId, { state: 'waiting', number: `LCO-${name}` }),
      userId: limited,
    },
  };
}

async function placeFor({ db }: TestStore, holder: { customerId: number; userId: number }) {
  const cartId = await openCart(db, holder);
  await setCartQuantity(db, cartId, 6, 1);
  const { lines, buyer } = await readCart(db, cartId);
  return placeOrder(db, buildPlacement(cartId, getTotals(lines, EXPRESS_POLICY, buyer).totalCents));
}

async function staffThings({ db }: TestStore) {
  const [sku = ''] = await someSkus(db, 1);
  const supplierId = await supplierWith(db);
  await addSupplierProduct(
    db,
    supplierId,
    { sku, partNumber: 'P-1', unitCost: 100, isPreferred: true },
    CLERK,
  );
  const draft = await draftOf(db, supplierId, [sku, 2, '1.00']);
  const sent = await sentOrder(db, supplierId, [sku, 3, '1.00']);
  const [home, second] = await threeLocations(db);
  const transferId = await createTransfer(
    db,
    { fromLocation: home, toLocation: second, note: '', lines: `${sku} 1` },
    CLERK,
  );
  const countId = await startCount(db, { location: home, scope: 'stocked', note: '' }, CLERK);
  const policy = { allowPrivate: true, sealKey: 'a secret of the tests' };
  const endpoint = await addWebhookEndpoint(
    db,
    { url: 'http://127.0.0.1:9/', description: 'Nobody', events: ['order.placed'] },
    policy,
    { id: 1 },
    CLERK,
  );
  const { deliveryId } = await pingWebhookEndpoint(db, endpoint.id, CLERK);
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  const picture = await addPicture(db, 2, { bytes: new Uint8Array(bytes), alt: 'Grey' }, CLERK);
  const bulk = BulkFormSchema.parse({ change: 'price-percent', pricePercent: '5', productIds: '7' });
  const text = {
    title: 'Holiday hours',
    summary: 'When we are open.',
    bodyMarkdown: 'Open.',
    isPublished: true,
  };
  await addContent(db, textPageKind, { ...text, section: 'pages', slug: 'holiday-hours' }, CLERK);
  // Somebody who may be switched off: none of those who ask.
  await insertStaff(db, { username: 'leaver', passwordHash: '', name: 'Lea Ver', email: '', role: 'viewer' });
  const leaver = db.selectFrom('staff').select('id').where('username', '=', 'leaver');
  return {
    staffId: (await leaver.executeTakeFirstOrThrow()).id,
    supplierId,
    draftId: draft.id,
    sentId: sent.id,
    transferId,
    countId,
    endpointId: endpoint.id,
    deliveryId,
    pictureId: picture.id,
    bulkId: await prepareBulkRun(db, bulk, 1),
    importId: await dryRun(db, `SKU,Name\r\n${sku},A name that is long enough\r\n`),
  };
}

type Things = BuyersThings & Awaited<ReturnType<typeof staffThings>>;

/** What stands for a pattern's parameters; the first that fits counts. */
const STARTS: [pattern: string, address: (of: Things) => string][] = [
  ['/account/addresses/:id', ({ addressId }) => `/account/addresses/${addressId}`],
  ['/account/approvals/:orderId', ({ waitingOrderId }) => `/account/approvals/${waitingOrderId}`],
  ['/account/documents/:id', ({ documentId }) => `/account/documents/${documentId}`],
  ['/account/orders/:id', ({ orderId }) => `/account/orders/${orderId}`],
  ['/account/users/:id', ({ userId }) => `/account/users/${userId}`],
  ['/favorites/:id', ({ listId }) => `/favorites/${listId}`],
  ['/quote/:accessKey', ({ quoteKey }) => `/quote/${quoteKey}`],
  ['/admin/products/:id/pictures/:pictureId', ({ pictureId }) => `/admin/products/2/pictures/${pictureId}`],
  ['/admin/products/bulk/:id', ({ bulkId }) => `/admin/products/bulk/${bulkId}`],
  ['/admin/products/imports/:id', ({ importId }) => `/admin/products/imports/${importId}`],
  [
    '/admin/suppliers/:id/products/:productId',
    ({ supplierId }) => `/admin/suppliers/${supplierId}/products/1`,
  ],
  ['/admin/suppliers/:id', ({ supplierId }) => `/admin/suppliers/${supplierId}`],
  ['/admin/purchase-orders/:id/:action', ({ draftId }) => `/admin/purchase-orders/${draftId}/cancel`],
  ['/admin/purchase-orders/:id/receive', ({ sentId }) => `/admin/purchase-orders/${sentId}/receive`],
  ['/admin/purchase-orders/:id', ({ draftId }) => `/admin/purchase-orders/${draftId}`],
  ['/admin/inventory/counts/:id', ({ countId }) => `/admin/inventory/counts/${countId}`],
  ['/admin/inventory/transfers/:id', ({ transferId }) => `/admin/inventory/transfers/${transferId}`],
  ['/admin/inventory/reports/:report', () => '/admin/inventory/reports/stock'],
  [
    '/admin/webhooks/:id/deliveries/:deliveryId',
    ({ endpointId, deliveryId }) => `/admin/webhooks/${endpointId}/deliveries/${deliveryId}`,
  ],
  ['/admin/webhooks/:id', ({ endpointId }) => `/admin/webhooks/${endpointId}`],
  ['/admin/documents/:id', ({ documentId }) => `/admin/documents/${documentId}`],
  ['/admin/orders/:id', ({ orderId }) => `/admin/orders/${orderId}`],
  ['/admin/content/:kind/:id', () => '/admin/content/post/1'],
  ['/admin/french/:kind/:id', () => '/admin/french/product/1'],
  ['/admin/claims/:set', () => '/admin/claims/store'],
  ['/admin/prices/:tier', () => '/admin/prices/gold'],
  ['/admin/staff/:id/:action', ({ staffId }) => `/admin/staff/${staffId}/switch-off`],
  ['/admin/staff/:id', ({ staffId }) => `/admin/staff/${staffId}`],
  ['/api/orders/:id', ({ orderId }) => `/api/orders/${orderId}`],
  ['/api/payments/:method', () => '/api/payments/zelle'],
  ['/api/webhooks/:provider', () => '/api/webhooks/stripe'],
  ['/api/cart/lines/:productId', () => '/api/cart/lines/1'],
  ['/api/*', () => '/api/nothing'],
  ['/admin/*', () => '/admin/nothing'],
  ['/*', () => '/no/such/page'],
  ['/product/:handle', () => '/product/bmw-smart-key'],
  ['/product-detail/:id', () => '/product-detail/1'],
  ['/resources/:slug', () => '/resources/finish-codes'],
  ['/pages/:slug', () => '/pages/holiday-hours'],
  ['/blog/:slug', () => '/blog/reading-an-fcc-id'],
  ['/fcc/:id', () => '/fcc/HYQ14FBA'],
  ['/sign-in/:token', () => '/sign-in/no-such-token-as-this-1'],
  ['/sitemaps/:file', () => '/sitemaps/pages.xml'],
  ['/pictures/products/:file', ({ pictureId }) => `/pictures/products/${pictureId}-8x6-8.webp`],
  ['/pictures/:file', () => '/pictures/safe.svg'],
  ['/:category', () => '/padlocks'],
];

function addressOf(pattern: string, things: Things): string {
  const start = STARTS.find(([one]) => pattern === one || pattern.startsWith(`${one}/`));
  const address = start === undefined ? pattern : start[1](things) + pattern.slice(start[0].length);
  return address.replace(':accessKey', things.accessKey).replace(/:id(?=\/|$)/g, '1');
}
