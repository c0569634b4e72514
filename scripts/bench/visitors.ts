import { createCookie } from '@remix-run/node';

import { openSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { openCart, setCartQuantity } from '../../app/domain/selling/cart/cart.server';
import type { Db } from '../../db/schema';
import { addAccount, firstUserOf } from '../../tests/support/accounts';
import { HttpBuyer } from '../../tests/support/http-buyer';
import type { RunningServer } from '../../tests/support/server-process';
import { staffCookieAt } from '../../tests/support/staff-login';
import type { Headers } from './load';

/** The Cookie headers of those who ask: with a session and a cart, with prices of their own, and staff. */
export interface Visitors {
  anonymous: Headers;
  session: Headers;
  account: Headers;
  staff: Headers;
}

export async function openVisitors(server: RunningServer, db: Db): Promise<Visitors> {
  const buyer = new HttpBuyer(server);
  await buyer.addToCart(1, 1);
  await buyer.addToCart(2, 2);
  // The toast is shown here, and not on the pages that are measured.
  await buyer.open('/cart');
  return {
    anonymous: {},
    session: { Cookie: buyer.cookie },
    account: { Cookie: await openAccount(db) },
    staff: { Cookie: await staffCookieAt(server) },
  };
}

/** Opens a session with a cart for an account of the gold tier, whose pages are rendered. */
async function openAccount(db: Db): Promise<string> {
  const email = `bench-${Date.now()}@keyway.example`;
  const customerId = await addAccount(db, { email, price_tier: 'gold' });
  const userId = await firstUserOf(db, customerId);
  const cartId = await openCart(db, { customerId, userId });
  await setCartQuantity(db, cartId, 1, 1);
  const id = await openSession(db, { customerId, userId, cartId, lifetimeMs: VISITOR_SESSION_MS });
  const cookie = await createCookie('keyway_session').serialize(id);
  return cookie.split(';')[0] ?? '';
}
