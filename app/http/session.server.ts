import { redirect, type AppLoadContext } from '@remix-run/node';

import { readRegistrationDraft } from '../domain/base/customers/registration-drafts.queries.server';
import {
  BUYER_SESSION_MS,
  findSession as findStoredSession,
  touchSession,
  STAFF_SESSION_MS,
  VISITOR_SESSION_MS,
  type Session,
} from '../domain/base/sessions/sessions.server';
import { hasPermission, type Permission } from '../domain/base/staff/permissions.rules';
import { addLanguage, getPathLanguage } from '~/i18n/language-path';
import { adminPaths } from '../admin-paths';
import { paths } from '../paths';
import { createHostCookie } from './host-cookie.server';

/** Its name without the prefix that it has over HTTPS. */
export const SESSION_COOKIE = 'keyway_session';

/** The cookie holds only a random ID; the session is in the database. */
function getSessionCookie(context: Pick<AppLoadContext, 'env'>) {
  return createHostCookie(context, SESSION_COOKIE);
}

// Loaders of a request share its load context, so the session is read once.
const found = new WeakMap<AppLoadContext, Promise<Session | undefined>>();

/** Finds the visitor's session. Reading never creates one. */
export function findSession(context: AppLoadContext, request: Request): Promise<Session | undefined> {
  const known = found.get(context);
  if (known !== undefined) return known;
  const reading = readSession(context, request);
  found.set(context, reading);
  return reading;
}

async function readSession(context: AppLoadContext, request: Request): Promise<Session | undefined> {
  const id = await parseSessionId(context, request.headers.get('Cookie'));
  const session = id === undefined ? undefined : await findStoredSession(context.db, id);
  // The only write on reads: without it, visitors who only read would be signed out while working.
  if (session !== undefined) await touchSession(context.db, session);
  return session;
}

/** Has this request's loaders read the session again. */
export function forgetSession(context: AppLoadContext): void {
  found.delete(context);
}

/** Makes a changed session visible to this request's loaders. */
export function replaceSession(context: AppLoadContext, session: Session): void {
  found.set(context, Promise.resolve(session));
}

/** Reads the session ID from a Cookie header, valid or not. */
export async function parseSessionId(
  context: Pick<AppLoadContext, 'env'>,
  cookie: string | null | undefined,
) {
  const id: unknown = await getSessionCookie(context).parse(cookie ?? null);
  return typeof id === 'string' ? id : undefined;
}

/** Sets the cookie of a new session and makes it visible to this request's loaders. */
export async function serializeVisitorCookie(context: AppLoadContext, id: string): Promise<string> {
  found.set(context, findStoredSession(context.db, id));
  return getSessionCookie(context).serialize(id, { maxAge: VISITOR_SESSION_MS / 1000 });
}

export async function serializeBuyerCookie(context: AppLoadContext, id: string): Promise<string> {
  found.set(context, findStoredSession(context.db, id));
  return getSessionCookie(context).serialize(id, { maxAge: BUYER_SESSION_MS / 1000 });
}

export async function serializeStaffCookie(context: AppLoadContext, id: string): Promise<string> {
  found.set(context, findStoredSession(context.db, id));
  return getSessionCookie(context).serialize(id, { maxAge: STAFF_SESSION_MS / 1000 });
}

export async function serializeEndedCookie(context: AppLoadContext): Promise<string> {
  found.set(context, Promise.resolve(undefined));
  return getSessionCookie(context).serialize('', { maxAge: 0 });
}

/**
 * Returns the signed-in staff member if their role has the permission. Every admin loader and action must call it,
 * because parent loaders protect nothing.
 *
 * @param page whether it is needed to set up the second factor: staff who must do so can open nothing else
 * @throws a redirect to the login that returns here or to the setup of the second factor, or 403.
 */
export async function requireStaff(
  context: AppLoadContext,
  request: Request,
  permission: Permission,
  page: { isForSetup?: boolean } = {},
) {
  const session = await findSession(context, request);
  if (session?.staff !== undefined) {
    if (session.staff.mustSetUpFactor && page.isForSetup !== true)
      throw redirect(adminPaths.secondFactor(), 303);
    if (!hasPermission(session.staff.role, permission)) throw createForbiddenResponse();
    return session.staff;
  }
  // The language of the page that links here.
  const language = getPathLanguage(findReferringPath(request));
  // A buyer who opens the back office is sent to their account (DESIGN 2).
  if (session?.customerId != null) throw redirect(addLanguage(paths.account(), language), 303);
  const url = new URL(request.url);
  // So is an applicant who follows "Access Your Dashboard", by way of the buyer sign-in.
  if (url.pathname === adminPaths.home() && session !== undefined) {
    const { status } = await readRegistrationDraft(context.db, session.idHash);
    if (status === 'sent') throw redirect(addLanguage(paths.signIn(), language), 303);
  }
  const target = request.method === 'GET' ? url.pathname + url.search : url.pathname;
  throw redirect(adminPaths.login(target), 303);
}

function findReferringPath(request: Request): string {
  const referrer = request.headers.get('Referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '';
}

/** Returns whether a Cookie header belongs to staff with a permission, for the edge. */
export async function mayCookie(
  context: Pick<AppLoadContext, 'db' | 'env'>,
  cookie: string | undefined,
  permission: Permission,
): Promise<boolean> {
  const id = await parseSessionId(context, cookie);
  const session = id === undefined ? undefined : await findStoredSession(context.db, id);
  return (
    session?.staff !== undefined &&
    !session.staff.mustSetUpFactor &&
    hasPermission(session.staff.role, permission)
  );
}

function createForbiddenResponse(): Response {
  return new Response(null, { status: 403, statusText: 'Forbidden' });
}
