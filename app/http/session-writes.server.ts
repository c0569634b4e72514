import type { AppLoadContext } from '@remix-run/node';

import {
  attachCart,
  attachFavorites,
  saveVehicle,
  openSession,
  VISITOR_SESSION_MS,
} from '../domain/base/sessions/sessions.server';
import { randomKey } from '../domain/base/shared/random.server';
import type { FullVehicle } from '../domain/goods/fitment/vehicle.rules';
import { openCart } from '../domain/selling/cart/cart.server';
import { findChosenVehicle, serializeChosenVehicle } from './chosen-vehicle.server';
import { findSession, replaceSession, serializeVisitorCookie } from './session.server';

/** Returns the visitor's session, opening one on the first write. */
export async function getSessionForWriting(context: AppLoadContext, request: Request) {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session !== undefined) return { session, headers };
  const id = await openSession(context.db, { lifetimeMs: VISITOR_SESSION_MS });
  headers.append('Set-Cookie', await serializeVisitorCookie(context, id));
  const opened = await findSession(context, request);
  if (opened === undefined) throw new Error('The session that was just opened is missing.');
  return { session: opened, headers };
}

/** Returns the visitor's cart, opening session and cart on the first write. */
export async function getCartForWriting(context: AppLoadContext, request: Request) {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session?.cartId != null) return { cartId: session.cartId, headers };
  const opened = await openCart(context.db, session);
  if (session === undefined) return { cartId: opened, headers: await openSessionWithCart(context, opened) };
  const cartId = await attachCart(context.db, session, opened);
  replaceSession(context, { ...session, cartId });
  return { cartId, headers };
}

/** Opens a session with this cart. Respond with its cookie. */
async function openSessionWithCart(context: AppLoadContext, cartId: string): Promise<Headers> {
  const id = await openSession(context.db, { cartId, lifetimeMs: VISITOR_SESSION_MS });
  return new Headers({ 'Set-Cookie': await serializeVisitorCookie(context, id) });
}

/** Saves a vehicle, opening a session on the first write. Respond with its cookies. */
export async function rememberVehicle(context: AppLoadContext, request: Request, vehicle: FullVehicle) {
  const headers = await dropChosenVehicle(context, request);
  const session = await findSession(context, request);
  if (session === undefined) {
    const id = await openSession(context.db, { vehicle, lifetimeMs: VISITOR_SESSION_MS });
    headers.append('Set-Cookie', await serializeVisitorCookie(context, id));
  } else {
    await saveVehicle(context.db, session, vehicle);
    replaceSession(context, { ...session, vehicle });
  }
  return headers;
}

/** Clears the selected vehicle; opens no session. Respond with its cookie. */
export async function forgetVehicle(context: AppLoadContext, request: Request): Promise<Headers> {
  const session = await findSession(context, request);
  if (session !== undefined) {
    await saveVehicle(context.db, session, undefined);
    replaceSession(context, { ...session, vehicle: undefined });
  }
  return dropChosenVehicle(context, request);
}

/** The vehicle in the cookie would stand before the saved one. */
async function dropChosenVehicle(context: AppLoadContext, request: Request): Promise<Headers> {
  const headers = new Headers();
  const chosen = await findChosenVehicle(context, request.headers.get('Cookie'));
  if (chosen !== undefined) headers.append('Set-Cookie', await serializeChosenVehicle(context, undefined));
  return headers;
}

/** Returns the owner of the visitor's favorites, opening a session on the first write. */
export async function getFavoritesOwnerForWriting(context: AppLoadContext, request: Request) {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session?.favoritesOwner != null) return { owner: session.favoritesOwner, headers };
  const owner = randomKey();
  if (session !== undefined) {
    await attachFavorites(context.db, session, owner);
    replaceSession(context, { ...session, favoritesOwner: owner });
  } else {
    const id = await openSession(context.db, { favoritesOwner: owner, lifetimeMs: VISITOR_SESSION_MS });
    headers.append('Set-Cookie', await serializeVisitorCookie(context, id));
  }
  return { owner, headers };
}
