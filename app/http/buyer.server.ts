import { redirect, type AppLoadContext } from '@remix-run/node';

import { findAccount, type Account } from '../domain/customers/accounts.queries.server';
import { paths } from '../paths';
import { findSession } from './session.server';

/** The account of the buyer who is signed in. */
export async function findBuyer(context: AppLoadContext, request: Request): Promise<Account | undefined> {
  const session = await findSession(context, request);
  return session?.customerId == null ? undefined : findAccount(context.db, session.customerId);
}

/** @throws a redirect to the sign-in, which leads back. */
export async function requireBuyer(context: AppLoadContext, request: Request): Promise<Account> {
  const account = await findBuyer(context, request);
  if (account !== undefined) return account;
  throw redirect(paths.signIn({ redirectTo: new URL(request.url).pathname }), 303);
}
