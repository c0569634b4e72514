import type { Insertable } from 'kysely';

import { findCompanyUser } from '../../app/domain/base/customers/company-users.queries.server';
import { addFirstUser } from '../../app/domain/base/customers/company-users.server';
import { setCartQuantity, openCart } from '../../app/domain/selling/cart/cart.server';
import { openSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { serializeVisitorCookie } from '../../app/http/session.server';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { CompanyUsersTable } from '../../db/tables/accounts';
import type { CustomersTable } from '../../db/tables/people';
import { nameAndValue, type TestStore } from './test-store';

/** An account of a buyer with its first user, approved unless it says otherwise. */
export async function addAccount(
  db: Db,
  changes: Partial<Insertable<CustomersTable>> & { email: string },
): Promise<number> {
  const now = new Date().toISOString();
  return inTransaction(db, async (trx) => {
    const { id, first_name, last_name } = await trx
      .insertInto('customers')
      .values({
        first_name: 'Ada',
        last_name: 'Locke',
        phone: '416 555 0199',
        company_name: 'Locke & Daughters',
        business_type: 'locksmith',
        job_title: 'Owner',
        years_in_business: '5-10',
        address: '12 Tumbler Lane',
        city: 'Toronto',
        state_code: 'ON',
        zip_code: 'K1A 0B1',
        marketing_emails: 0,
        agreed_to_terms_at: now,
        agreed_to_privacy_at: now,
        status: 'approved',
        price_tier: null,
        net_terms_days: null,
        tax_exempt_until: null,
        decided_by: null,
        decided_at: null,
        decision_reason: '',
        created_at: now,
        updated_at: now,
        ...changes,
      })
      .returning(['id', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    await addFirstUser(trx, { id, email: changes.email, firstName: first_name, lastName: last_name });
    return id;
  });
}

/** The account's first user: manages, approves, has no limit. */
export async function firstUserOf(db: Db, customerId: number): Promise<number> {
  const { id } = await db
    .selectFrom('company_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One more user of an account, who may do nothing but order unless it says otherwise. */
export async function addUser(
  db: Db,
  customerId: number,
  changes: Partial<Insertable<CompanyUsersTable>> & { email: string },
): Promise<number> {
  const { id } = await db
    .insertInto('company_users')
    .values({
      customer_id: customerId,
      first_name: 'Ben',
      last_name: 'Bolt',
      may_manage: 0,
      may_approve: 0,
      spending_limit_cents: null,
      approver_id: null,
      removed_at: null,
      created_at: new Date().toISOString(),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A signed-in user of an account, with these in their cart. */
export async function signedIn(
  { db, context }: TestStore,
  userId: number,
  ...lines: { productId: number; quantity: number }[]
): Promise<{ cartId: string; cookie: string }> {
  const user = await findCompanyUser(db, userId);
  if (user === undefined) throw new Error('User not found.');
  const { customerId } = user;
  const cartId = await openCart(db, { customerId, userId });
  for (const line of lines) await setCartQuantity(db, cartId, line.productId, line.quantity);
  const id = await openSession(db, { customerId, userId, cartId, lifetimeMs: VISITOR_SESSION_MS });
  return { cartId, cookie: nameAndValue(await serializeVisitorCookie(context(), id)) };
}
