import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { listCustomersForApi } from '../../api/customers.queries.server';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import type { TokenScope } from '../../domain/base/tokens/token-scopes.rules';
import { addAccount, addUser, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { countingQueries } from '../../../tests/support/counted-queries';
import { placeAndCapture } from '../../../tests/support/order-handling';
import { answerOf, opening } from '../../../tests/support/requests';
import { CLERK } from '../../../tests/support/stock';
import { CUSTOMER_STATUS_NAMES } from '../../domain/base/customers/account-list.rules';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as customer from './customers.$id';
import * as customers from './customers._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('viewer');
});

interface Sender {
  cookie?: string;
  token?: string;
}

const list = (query = '', sender: Sender = { cookie }) =>
  answerOf(() => customers.loader(opening(store, `/api/customers${query}`, sender)));
const read = (id: string | number, sender: Sender = { cookie }) =>
  answerOf(() => customer.loader(opening(store, '/', { params: { id: String(id) }, ...sender })));

const ids = (body: unknown) =>
  z
    .array(z.object({ id: z.number() }))
    .parse(body)
    .map(({ id }) => id);

async function tokenFor(scope: TokenScope): Promise<string> {
  return (await createApiToken(store.db, { name: scope, scopes: [scope] }, { id: 1 }, CLERK)).token;
}

async function toApiLicense(customerId: number, expiresOn: string): Promise<void> {
  await store.db
    .insertInto('account_documents')
    .values({
      customer_id: customerId,
      kind: 'licence',
      number: 'L-1',
      issued_by: 'ON',
      expires_on: expiresOn,
      file_name: 'licence.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: 'x',
      state: 'accepted',
      reviewed_by: null,
      reviewed_at: null,
      uploaded_at: new Date().toISOString(),
      bytes: new Uint8Array([1]),
    })
    .execute();
}

describe('GET /api/customers/{id}', () => {
  it('tells contact, terms, limits, licence and users', async () => {
    const id = await addAccount(store.db, {
      email: 'ada@locke.example',
      price_tier: 'gold',
      net_terms_days: 30,
      credit_limit_cents: 500_000,
      tax_exempt_certificate: 'EX-7',
      tax_exempt_until: '2099-12-31',
    });
    const approverId = await firstUserOf(store.db, id);
    const email = 'ben@locke.example';
    await addUser(store.db, id, { email, spending_limit_cents: 12_345, approver_id: approverId });
    await toApiLicense(id, '2099-06-30');
    const { id: orderId } = await placeAndCapture(store, [{ productId: 6, quantity: 1 }]);
    await store.db
      .updateTable('orders')
      .set({
        customer_id: id,
        payment_method: 'account',
        paid_at: null,
        received_cents: 0,
        total_cents: 12_050,
      })
      .where('id', '=', orderId)
      .execute();
    const { status, body, headers } = await read(id);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(body).toMatchObject({
      id,
      companyName: 'Locke & Daughters',
      status: 'approved',
      contact: { firstName: 'Ada', lastName: 'Locke', email: 'ada@locke.example', phone: '416 555 0199' },
      address: { city: 'Toronto', state: 'ON', zipCode: 'K1A 0B1' },
      priceTier: 'gold',
      terms: { netTermsDays: 30, creditLimit: '5000.00', owed: '120.50', availableCredit: '4879.50' },
      taxExemption: { certificate: 'EX-7', validUntil: '2099-12-31' },
      licence: { state: 'valid', validUntil: '2099-06-30' },
      users: [
        { id: approverId, mayManage: true, mayApprove: true, spendingLimit: null, approverId: null },
        { email, mayManage: false, mayApprove: false, spendingLimit: '123.45', approverId },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('favorites');
  });

  it('has no terms where there are none, and says how the licence stands', async () => {
    const none = await addAccount(store.db, { email: 'a@locke.example' });
    const expired = await addAccount(store.db, { email: 'b@locke.example' });
    const applied = await addAccount(store.db, { email: 'c@locke.example', status: 'applied' });
    await toApiLicense(expired, '2020-01-31');
    expect((await read(none)).body).toMatchObject({
      priceTier: null,
      terms: { netTermsDays: null, creditLimit: '0.00', owed: '0.00', availableCredit: '0.00' },
      taxExemption: null,
      licence: { state: 'none', validUntil: null },
    });
    expect((await read(expired)).body).toMatchObject({
      licence: { state: 'expired', validUntil: '2020-01-31' },
    });
    expect((await read(applied)).body).toMatchObject({ licence: { state: 'applied', validUntil: null } });
  });

  it.each(['99999', 'x', '0'])('is 404 for %s', async (id) => {
    const { status, body } = await read(id);
    expect([status, body]).toEqual([404, { error: 'No account has this ID.', requestId: 'test-request' }]);
  });
});

describe('GET /api/customers', () => {
  it('finds by a part of name, company or e-mail, and by status', async () => {
    const ada = await addAccount(store.db, { email: 'ada@locke.example', company_name: 'Zyxw Locks' });
    const waits = await addAccount(store.db, {
      email: 'waits@other.example',
      company_name: 'Zyxw Doors',
      status: 'applied',
    });
    expect(ids((await list('?q=zyxw')).body)).toEqual([waits, ada]);
    expect(ids((await list('?q=%20ZYXW%20&status=approved')).body)).toEqual([ada]);
    expect(ids((await list('?q=waits%40other')).body)).toEqual([waits]);
    expect((await list('?q=nobody-at-all')).body).toEqual([]);
  });

  it('leads through its pages', async () => {
    for (const letter of 'abcde')
      await addAccount(store.db, { email: `${letter}@locke.example`, company_name: 'Paged Keys' });
    const seen: number[] = [];
    let query: string | undefined = '?q=paged&pageSize=2';
    let total: string | null = null;
    while (query !== undefined) {
      const { body, headers } = await list(query);
      seen.push(...ids(body));
      total = headers.get('X-Total-Count');
      query = /<\/api\/customers([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect([new Set(seen).size, seen.length, total]).toEqual([5, 5, '5']);
  });

  it.each([
    ['?status=gone', 'status', `Send one of ${Object.keys(CUSTOMER_STATUS_NAMES).join(', ')}.`],
    ['?page=0', 'page', 'Send a whole number of 1 or more.'],
    ['?pageSize=x', 'pageSize', 'Send a whole number of 1 or more.'],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await list(query);
    expect([status, body]).toEqual([
      400,
      { error: message, fieldErrors: { [field]: message }, requestId: 'test-request' },
    ]);
  });

  it('asks the database as often for one account as for fifty', async () => {
    for (let index = 0; index < 50; index += 1)
      await addAccount(store.db, { email: `${index}@locke.example`, company_name: 'Counted Keys' });
    const queriesOf = async (pageSize: number) => {
      const filter = { q: 'counted', status: undefined, page: 1, pageSize };
      return (await countingQueries(store.db, (db) => listCustomersForApi(db, filter))).length;
    };
    expect(await queriesOf(50)).toBe(await queriesOf(1));
  });
});

it('personal data needs the scope customers, or staff', async () => {
  const id = await addAccount(store.db, { email: 'ada@locke.example' });
  const { cookie: buyer } = await signedIn(store, await firstUserOf(store.db, id));
  for (const sender of [{}, { cookie: buyer }]) {
    expect((await list('', sender)).status).toBe(401);
    expect((await read(id, sender)).status).toBe(401);
  }
  for (const scope of ['read', 'orders', 'stock', 'catalogue'] as const) {
    const { status, headers } = await read(id, { token: await tokenFor(scope) });
    expect([scope, status]).toEqual([scope, 403]);
    expect(headers.get('WWW-Authenticate')).toContain('scope="customers"');
  }
  const token = await tokenFor('customers');
  expect((await read(id, { token })).status).toBe(200);
  expect((await list('', { token })).status).toBe(200);
});
