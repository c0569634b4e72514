import type { Db, Trx } from '../../../../db/schema';
import { getAvailableCreditCents, hasNetTerms, isTaxExempt } from '../../base/customers/account-terms.rules';
import { findAccount } from '../../base/customers/accounts.queries.server';
import { findCompanyUser } from '../../base/customers/company-users.queries.server';
import type { SpendingUser } from '../../base/customers/spending-limit.rules';
import { nowIso } from '../../base/shared/clock';

/** The signed-in buyer of a cart, as far as it affects prices and payment. */
export interface CartBuyer {
  customerId: number;
  /** The account's user and their spending limit. */
  user?: SpendingUser | undefined;
  isTaxExempt: boolean;
  /** Terms for paying on account; undefined for accounts without terms. */
  onAccount: { netTermsDays: number; availableCents: number } | undefined;
}

/** Finds the buyer of a cart; undefined for guests and removed users. */
export async function findCartBuyer(db: Db | Trx, cartId: string): Promise<CartBuyer | undefined> {
  const cart = await db
    .selectFrom('carts')
    .select(['customer_id', 'user_id'])
    .where('id', '=', cartId)
    .executeTakeFirst();
  return cart && findSignedInBuyer(db, { customerId: cart.customer_id, userId: cart.user_id });
}

/** A signed-in buyer as stored in sessions and carts: an account and one of its users. */
export interface SignedIn {
  customerId: number | null;
  userId: number | null;
}

/** Finds a signed-in user as a buyer; undefined for guests and removed users. */
export async function findSignedInBuyer(db: Db | Trx, { customerId, userId }: SignedIn) {
  if (customerId === null) return undefined;
  const user = userId === null ? undefined : await findCompanyUser(db, userId);
  if (userId !== null && user === undefined) return undefined;
  const buyer = await findAccountBuyer(db, customerId);
  return buyer && { ...buyer, user: user && { id: user.id, spendingLimitCents: user.spendingLimitCents } };
}

/** Finds an account as a buyer, regardless of user. */
export async function findAccountBuyer(db: Db | Trx, customerId: number) {
  const account = await findAccount(db, customerId);
  if (account === undefined) return undefined;
  const { netTermsDays } = account;
  return {
    customerId: account.id,
    isTaxExempt: isTaxExempt(account, nowIso().slice(0, 10)),
    onAccount:
      hasNetTerms(account) && netTermsDays !== null
        ? { netTermsDays, availableCents: getAvailableCreditCents(account) }
        : undefined,
  };
}
