import type { Db, Trx } from '../../../../db/schema';
import { availableCreditCents, hasNetTerms, isTaxExempt } from '../../base/customers/account-terms.rules';
import { findAccount } from '../../base/customers/accounts.queries.server';
import { findCompanyUser } from '../../base/customers/company-users.queries.server';
import type { SpendingUser } from '../../base/customers/spending-limit.rules';
import { nowIso } from '../../base/shared/clock';

/** Whose cart it is, when a buyer is signed in, as far as it changes what the order costs and how it is paid. */
export interface CartBuyer {
  customerId: number;
  /** Which of the account's users, and what they may spend by themselves. */
  user?: SpendingUser | undefined;
  isTaxExempt: boolean;
  /** What the buyer may pay later; undefined for accounts that pay at once. */
  onAccount: { netTermsDays: number; availableCents: number } | undefined;
}

/** The account that a cart belongs to; undefined for a guest's, and for one of a user who was removed. */
export async function findCartBuyer(db: Db | Trx, cartId: string): Promise<CartBuyer | undefined> {
  const cart = await db
    .selectFrom('carts')
    .select(['customer_id', 'user_id'])
    .where('id', '=', cartId)
    .executeTakeFirst();
  return cart && findBuyerOf(db, { customerId: cart.customer_id, userId: cart.user_id });
}

/** Who is signed in, as sessions and carts write it: an account, and which of its users. */
export interface SignedIn {
  customerId: number | null;
  userId: number | null;
}

/** A user of an account as a buyer; undefined for a guest, and for a user who was removed. */
export async function findBuyerOf(
  db: Db | Trx,
  { customerId, userId }: SignedIn,
): Promise<CartBuyer | undefined> {
  if (customerId === null) return undefined;
  const user = userId === null ? undefined : await findCompanyUser(db, userId);
  if (userId !== null && user === undefined) return undefined;
  const buyer = await findAccountBuyer(db, customerId);
  return buyer && { ...buyer, user: user && { id: user.id, spendingLimitCents: user.spendingLimitCents } };
}

/** An account as a buyer, whichever of its users it is. */
export async function findAccountBuyer(
  db: Db | Trx,
  customerId: number,
): Promise<Omit<CartBuyer, 'user'> | undefined> {
  const account = await findAccount(db, customerId);
  if (account === undefined) return undefined;
  const { netTermsDays } = account;
  return {
    customerId: account.id,
    isTaxExempt: isTaxExempt(account, nowIso().slice(0, 10)),
    onAccount:
      hasNetTerms(account) && netTermsDays !== null
        ? { netTermsDays, availableCents: availableCreditCents(account) }
        : undefined,
  };
}
