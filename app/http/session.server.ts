import { createCookie, redirect, type AppLoadContext } from '@remix-run/node';

import { openCart } from '../domain/selling/cart/cart.server';
import type { FullVehicle } from '../domain/goods/fitment/vehicle.rules';
import {
  attachCart,
  attachFavorites,
  findSession as findStoredSession,
  keepVehicle,
  noteSeen,
  openSession,
  STAFF_SESSION_MS,
  VISITOR_SESSION_MS,
  type Session,
} from '../domain/base/sessions/sessions.server';
import { may, type Permission } from '../domain/base/staff/permissions.rules';
import type { Staff } from '../domain/base/sessions/sessions.server';
import { randomKey } from '../domain/base/shared/random.server';
import { paths } from '../paths';

export const SESSION_COOKIE = 'keyway_session';

/** The cookie holds a random id and nothing else; the session is in the database. */
function sessionCookie({ env }: Pick<AppLoadContext, 'env'>) {
  return createCookie(SESSION_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.appUrl?.startsWith('https:') ?? false,
  });
}

// The loaders of one request share its load context, so the session is read once for all of them.
const found = new WeakMap<AppLoadContext, Promise<Session | undefined>>();

/** The visitor's session, if they have one. Reading never makes one. */
export function findSession(context: AppLoadContext, request: Request): Promise<Session | undefined> {
  const known = found.get(context);
  if (known !== undefined) return known;
  const reading = readSession(context, request);
  found.set(context, reading);
  return reading;
}

async function readSession(context: AppLoadContext, request: Request): Promise<Session | undefined> {
  const id = await sessionIdIn(context, request.headers.get('Cookie'));
  const session = id === undefined ? undefined : await findStoredSession(context.db, id);
  // The one thing that reading writes: without it, staff who only read would be signed out in the middle of their work.
  if (session !== undefined) await noteSeen(context.db, session);
  return session;
}

/** The id that a Cookie header names, whether there is such a session or not. */
export async function sessionIdIn(
  context: Pick<AppLoadContext, 'env'>,
  cookie: string | null | undefined,
): Promise<string | undefined> {
  const id: unknown = await sessionCookie(context).parse(cookie ?? null);
  return typeof id === 'string' ? id : undefined;
}

/** Sets the cookie of a session that was just opened, and lets the loaders of this request see it. */
export async function visitorCookie(context: AppLoadContext, id: string): Promise<string> {
  found.set(context, findStoredSession(context.db, id));
  return sessionCookie(context).serialize(id, { maxAge: VISITOR_SESSION_MS / 1000 });
}

export async function staffCookie(context: AppLoadContext, id: string): Promise<string> {
  found.set(context, findStoredSession(context.db, id));
  return sessionCookie(context).serialize(id, { maxAge: STAFF_SESSION_MS / 1000 });
}

export async function endedCookie(context: AppLoadContext): Promise<string> {
  found.set(context, Promise.resolve(undefined));
  return sessionCookie(context).serialize('', { maxAge: 0 });
}

/** The visitor's session for a write: it is opened when this is the first one. */
export async function sessionForWriting(
  context: AppLoadContext,
  request: Request,
): Promise<{ session: Session; headers: Headers }> {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session !== undefined) return { session, headers };
  const id = await openSession(context.db, { lifetimeMs: VISITOR_SESSION_MS });
  headers.append('Set-Cookie', await visitorCookie(context, id));
  const opened = await findSession(context, request);
  if (opened === undefined) throw new Error('The session that was just opened is not there.');
  return { session: opened, headers };
}

/** The visitor's cart for a write: session and cart are opened when this is the first one. */
export async function cartForWriting(
  context: AppLoadContext,
  request: Request,
): Promise<{ cartId: string; headers: Headers }> {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session?.cartId != null) return { cartId: session.cartId, headers };
  const opened = await openCart(context.db, session);
  if (session === undefined) return { cartId: opened, headers: await openSessionWithCart(context, opened) };
  const cartId = await attachCart(context.db, session, opened);
  found.set(context, Promise.resolve({ ...session, cartId }));
  return { cartId, headers };
}

/** Opens a session that has this cart, for a visitor who has none. Answer with its cookie. */
async function openSessionWithCart(context: AppLoadContext, cartId: string): Promise<Headers> {
  const id = await openSession(context.db, { cartId, lifetimeMs: VISITOR_SESSION_MS });
  return new Headers({ 'Set-Cookie': await visitorCookie(context, id) });
}

/** Remembers the vehicle that the visitor works on, in a session that is opened when this is their first write. */
export async function rememberVehicle(
  context: AppLoadContext,
  request: Request,
  vehicle: FullVehicle,
): Promise<Headers> {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session === undefined) {
    const id = await openSession(context.db, { vehicle, lifetimeMs: VISITOR_SESSION_MS });
    headers.append('Set-Cookie', await visitorCookie(context, id));
  } else {
    await keepVehicle(context.db, session, vehicle);
    found.set(context, Promise.resolve({ ...session, vehicle }));
  }
  return headers;
}

/** Forgets it. Whoever has no session has nothing to forget, and gets none. */
export async function forgetVehicle(context: AppLoadContext, request: Request): Promise<void> {
  const session = await findSession(context, request);
  if (session === undefined) return;
  await keepVehicle(context.db, session, undefined);
  found.set(context, Promise.resolve({ ...session, vehicle: undefined }));
}

/** Whom the visitor's favorite lists belong to, for a write: the session is opened when this is the first one. */
export async function favoritesOwnerForWriting(
  context: AppLoadContext,
  request: Request,
): Promise<{ owner: string; headers: Headers }> {
  const headers = new Headers();
  const session = await findSession(context, request);
  if (session?.favoritesOwner != null) return { owner: session.favoritesOwner, headers };
  const owner = randomKey();
  if (session !== undefined) {
    await attachFavorites(context.db, session, owner);
    found.set(context, Promise.resolve({ ...session, favoritesOwner: owner }));
  } else {
    const id = await openSession(context.db, { favoritesOwner: owner, lifetimeMs: VISITOR_SESSION_MS });
    headers.append('Set-Cookie', await visitorCookie(context, id));
  }
  return { owner, headers };
}

/**
 * The staff member who asks, when their role has the permission. Every admin loader and action calls this: a parent's
 * guard protects nothing.
 *
 * @throws a redirect to the login, which leads back to the page that was asked for; 403 when the role is too small.
 */
export async function requireStaff(
  context: AppLoadContext,
  request: Request,
  permission: Permission,
): Promise<Staff> {
  const session = await findSession(context, request);
  if (session?.staff !== undefined) {
    if (!may(session.staff.role, permission)) throw forbidden();
    return session.staff;
  }
  // DESIGN 2: a buyer who lands in the back office is taken to what is theirs.
  if (session?.customerId != null) throw redirect(paths.account(), 303);
  const url = new URL(request.url);
  const target = request.method === 'GET' ? url.pathname + url.search : url.pathname;
  throw redirect(paths.admin.login(target), 303);
}

/** Whether a Cookie header is that of staff with the permission, for the edge, which has no page to guard. */
export async function mayCookie(
  context: Pick<AppLoadContext, 'db' | 'env'>,
  cookie: string | undefined,
  permission: Permission,
): Promise<boolean> {
  const id = await sessionIdIn(context, cookie);
  const session = id === undefined ? undefined : await findStoredSession(context.db, id);
  return session?.staff !== undefined && may(session.staff.role, permission);
}

function forbidden(): Response {
  return new Response(null, { status: 403, statusText: 'Forbidden' });
}
