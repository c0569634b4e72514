import type { AppLoadContext } from '@remix-run/node';

import { findCookieChoice } from './cookie-choice.server';
import { findSession } from './session.server';

export type PageVariant = NonNullable<AppLoadContext['pageVariant']>;

/** Returns what a public page depends on besides its address: given where it is rendered for the cache, else the visitor's. */
export async function readPageVariant(context: AppLoadContext, request: Request): Promise<PageVariant> {
  if (context.pageVariant !== undefined) return context.pageVariant;
  const session = await findSession(context, request);
  return {
    vehicle: session?.vehicle,
    isSignedIn: session?.customerId != null,
    cookieChoice: await findCookieChoice(context, request.headers.get('Cookie')),
  };
}
