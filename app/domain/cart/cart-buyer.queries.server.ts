import type { Db, Trx } from '../../../db/schema';
import { availableCreditCents, hasNetTerms, isTaxExempt } from '../customers/account-terms.rules';
import { findAccount } from '../customers/accounts.queries.server';
import { nowIso } from '../shared/clock';

/** Whose cart it is, when a buyer is signed in, as far as it changes what the order costs and how it is paid. */
export interface CartBuyer {
  customerId: number;
  isTaxExempt: boolean;
  /** What the buyer may pay later; undefined for accounts that pay at once. */
  onAccount: { netTermsDays: number; availableCents: number } | undefined;
}

/** The account that a cart belongs to; undefined for a guest's. */
export async function findCartBuyer(db: Db | Trx, cartId: string): Promise<CartBuyer | undefined> {
  const cart = await db.selectFrom('carts').select('customer_id').where('id', '=', cartId).executeTakeFirst();
  return findAccountBuyer(db, cart?.customer_id ?? null);
}

/** The same by the account itself, for an order that comes from elsewhere. */
export async function findAccountBuyer(
  db: Db | Trx,
  customerId: number | null,
): Promise<CartBuyer | undefined> {
  const account = customerId === null ? undefined : await findAccount(db, customerId);
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
