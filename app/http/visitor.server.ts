import type { IncomingHttpHeaders } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';

import { getPathLanguage } from '~/i18n/language-path';
import { findSession as findStoredSession, touchSession } from '../domain/base/sessions/sessions.server';
import type { Visitor } from '../domain/base/sessions/visitor';
import { hasOwnPrices } from '../domain/goods/prices/buyer-terms.queries.server';
import { hasOrders } from '../domain/selling/orders/bought-before.queries.server';
import { countCart } from '../domain/selling/cart/cart.queries.server';
import { findChosenVehicle } from './chosen-vehicle.server';
import { findCookieChoice } from './cookie-choice.server';
import type { PageVariant } from './page-variant.server';
import { findSession, parseSessionId } from './session.server';
import { hasToast } from './toast.server';
import { findFrenchPreference } from './language-choice.server';

/** Returns what every page shows of its visitor. */
export async function readVisitor(context: AppLoadContext, request: Request): Promise<Visitor> {
  const session = await findSession(context, request);
  return {
    cartCount: await countCart(context.db, session?.cartId),
    accountName: session?.accountName ?? '',
  };
}

/** A visitor to whom public pages can be served from the cache. */
export interface CacheableVisitor {
  /** What fills the slots; undefined for anonymous visitors, for whom they stay empty. */
  visitor: Visitor | undefined;
  variant: PageVariant;
  /** Whether product pages and API reads may show something of theirs: prices, a license, lists with the product. */
  hasOwnProductData: boolean;
}

/**
 * Reads from the path and headers of a request who asks for a public page.
 *
 * @returns undefined for those whose page differs in more than its slots: staff, accounts with prices or orders of their
 *   own, and visitors with a pending toast.
 */
export async function readCacheableVisitor(
  context: Pick<AppLoadContext, 'db' | 'env'>,
  path: string,
  { cookie = '', 'accept-language': acceptLanguage = '' }: IncomingHttpHeaders,
): Promise<CacheableVisitor | undefined> {
  if (hasToast(cookie)) return undefined;
  // Only English pages differ by it.
  const isEnglish = getPathLanguage(path) === 'en';
  const french = isEnglish ? await findFrenchPreference(context, { cookie, acceptLanguage }) : undefined;
  const cookieChoice = await findCookieChoice(context, cookie);
  const chosen = await findChosenVehicle(context, cookie);
  const id = await parseSessionId(context, cookie);
  const session = id === undefined ? undefined : await findStoredSession(context.db, id);
  if (session === undefined) {
    const variant = { vehicle: chosen, isSignedIn: false, cookieChoice, french };
    return { visitor: undefined, variant, hasOwnProductData: false };
  }
  // Cached pages are a use of the session too.
  await touchSession(context.db, session);
  const { staff, customerId, vehicle } = session;
  const isSignedIn = customerId !== null;
  if (staff !== undefined || (isSignedIn && (await hasOwnLists(context.db, customerId)))) return undefined;
  return {
    visitor: { cartCount: await countCart(context.db, session.cartId), accountName: session.accountName },
    variant: { vehicle: chosen ?? vehicle, isSignedIn, cookieChoice, french },
    hasOwnProductData: isSignedIn || session.favoritesOwner !== null,
  };
}

/** Whether lists of products show an account its own prices, or what it bought before. */
async function hasOwnLists(db: AppLoadContext['db'], customerId: number): Promise<boolean> {
  return (await hasOwnPrices(db, customerId)) || (await hasOrders(db, customerId));
}
