import { openCart } from '../../app/domain/selling/cart/cart.server';
import { openSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { nowIso } from '../../app/domain/base/shared/clock';
import { serializeVisitorCookie } from '../../app/http/session.server';
import { nameAndValue, type TestStore } from './test-store';
import { inTransaction } from '../../db/transaction';

export interface Visitor {
  cartId: string;
  cookie: string;
}

interface Wanted {
  productId: number;
  quantity: number;
}

/** Visitors with these in their carts, made in one transaction: hundreds of them cost no more than a few. */
export async function crowdOf(
  { db, context }: TestStore,
  count: number,
  linesOf: (index: number) => Wanted[],
): Promise<Visitor[]> {
  const made = await inTransaction(db, async (trx) => {
    const sessions = [];
    for (let index = 0; index < count; index += 1) {
      const cartId = await openCart(trx);
      const lines = linesOf(index).map(({ productId, quantity }) => ({
        cart_id: cartId,
        product_id: productId,
        quantity,
        added_at: nowIso(),
      }));
      await trx.insertInto('cart_lines').values(lines).execute();
      sessions.push({ cartId, id: await openSession(trx, { cartId, lifetimeMs: VISITOR_SESSION_MS }) });
    }
    return sessions;
  });
  return Promise.all(
    made.map(async ({ cartId, id }) => ({
      cartId,
      cookie: nameAndValue(await serializeVisitorCookie(context(), id)),
    })),
  );
}
