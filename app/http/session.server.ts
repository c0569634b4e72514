import { createCookie, redirect, type AppLoadContext } from '@remix-run/node';

import { openCart } from '../domain/cart/cart.server';
import {
  attachCart,
  findSession as findStoredSession,
  openSession,
  STAFF_SESSION_MS,
  VISITOR_SESSION_MS,
  type Session,
} from '../domain/sessions/sessions.server';
import type { Staff } from '../domain/staff/staff.schema';
import { paths } from '../paths';

/** The cookie holds a random id and nothing else; the session is in the database. */
function sessionCookie({ env }: AppLoadContext) {
  return createCookie('keyway_session', {
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
  const id: unknown = await sessionCookie(context).parse(request.headers.get('Cookie'));
  return typeof id === 'string' ? findStoredSession(context.db, id) : undefined;
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
  const cartId = await openCart(context.db);
  if (session !== undefined) {
    await attachCart(context.db, session, cartId);
    found.set(context, Promise.resolve({ ...session, cartId }));
  } else {
    const id = await openSession(context.db, { cartId, lifetimeMs: VISITOR_SESSION_MS });
    headers.append('Set-Cookie', await visitorCookie(context, id));
  }
  return { cartId, headers };
}

/**
 * The staff member who asks. Every admin loader and action calls this: a parent's guard protects nothing.
 *
 * @throws a redirect to the login, which leads back to the page that was asked for.
 */
export async function requireStaff(context: AppLoadContext, request: Request): Promise<Staff> {
  const session = await findSession(context, request);
  if (session?.staff !== undefined) return session.staff;
  const url = new URL(request.url);
  const target = request.method === 'GET' ? url.pathname + url.search : url.pathname;
  throw redirect(paths.admin.login(target), 303);
}
