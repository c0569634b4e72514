import { redirect, type AppLoadContext } from '@remix-run/node';

import {
  toGuestActor,
  toLinkHolderActor,
  toStaffActor,
  toUserActor,
  type Actor,
} from '../domain/base/audit/actor';
import { findAccount, type Account } from '../domain/base/customers/accounts.queries.server';
import { findCompanyUser, type CompanyUser } from '../domain/base/customers/company-users.queries.server';
import type { Manager } from '../domain/base/customers/company-users.server';
import { countWaitingOrders } from '../domain/selling/orders/approvals.queries.server';
import { removeLanguage } from '../i18n/language-path';
import { paths } from '../paths';
import { createNotFoundResponse } from './not-found.server';
import { findSession } from './session.server';

/** Finds the signed-in buyer's account. */
export async function findBuyer(context: AppLoadContext, request: Request): Promise<Account | undefined> {
  const session = await findSession(context, request);
  return session?.customerId == null ? undefined : findAccount(context.db, session.customerId);
}

/** @throws a redirect to sign-in that returns here. */
export async function requireBuyer(context: AppLoadContext, request: Request): Promise<Account> {
  return (await findBuyer(context, request)) ?? redirectToSignIn(request);
}

export type SignedInUser = Awaited<ReturnType<typeof requireUser>>;

/** The signed-in user and account. */
export async function findUser(context: AppLoadContext, request: Request) {
  const session = await findSession(context, request);
  if (session?.userId == null) return undefined;
  const user = await findCompanyUser(context.db, session.userId);
  const account = user && (await findAccount(context.db, user.customerId));
  return account && { account, user };
}

/**
 * Finds who acts on an order or a quote: the signed-in user or staff member. Without either, it's the holder of the
 * page's link, or a guest with a cart.
 */
export async function findActor(
  context: AppLoadContext,
  request: Request,
  otherwise: 'link' | 'guest',
): Promise<Actor> {
  const session = await findSession(context, request);
  if (session?.staff !== undefined) return toStaffActor(session.staff, context.requestId);
  const user = session?.userId == null ? undefined : await findCompanyUser(context.db, session.userId);
  if (user !== undefined) return toUserActor(user, context.requestId);
  return otherwise === 'link' ? toLinkHolderActor(context.requestId) : toGuestActor(context.requestId);
}

/** @throws a redirect to sign-in that returns here. */
export async function requireUser(context: AppLoadContext, request: Request) {
  return (await findUser(context, request)) ?? redirectToSignIn(request);
}

/** @throws like `requireUser`, or 404 for users who can't manage users. */
export async function requireManager(context: AppLoadContext, request: Request): Promise<Manager> {
  const { user } = await requireUser(context, request);
  if (!user.mayManage) throw createNotFoundResponse();
  return { userId: user.id, customerId: user.customerId, requestId: context.requestId };
}

/** @throws like `requireUser`, or 404 for users who can't approve. */
export async function requireApprover(context: AppLoadContext, request: Request): Promise<CompanyUser> {
  const { user } = await requireUser(context, request);
  if (!user.mayApprove) throw createNotFoundResponse();
  return user;
}

export async function readAccountHead({ db }: AppLoadContext, { account, user }: SignedInUser) {
  return {
    userName: `${user.firstName} ${user.lastName}`,
    companyName: account.companyName,
    mayManage: user.mayManage,
    mayApprove: user.mayApprove,
    waiting: user.mayApprove ? await countWaitingOrders(db, account.id) : 0,
  };
}

function redirectToSignIn(request: Request): never {
  throw redirect(paths.signIn({ redirectTo: removeLanguage(new URL(request.url).pathname) }), 303);
}
