import type { AppLoadContext } from '@remix-run/node';

import { findChosenVehicle } from './chosen-vehicle.server';
import { findCookieChoice } from './cookie-choice.server';
import { findSession } from './session.server';
import { findFrenchPreference } from './language-choice.server';

export type PageVariant = NonNullable<AppLoadContext['pageVariant']>;

/** Returns what a public page depends on besides its address: given where it is rendered for the cache, else the visitor's. */
export async function readPageVariant(context: AppLoadContext, request: Request): Promise<PageVariant> {
  if (context.pageVariant !== undefined) return context.pageVariant;
  const cookie = request.headers.get('Cookie');
  const session = await findSession(context, request);
  return {
    vehicle: (await findChosenVehicle(context, cookie)) ?? session?.vehicle,
    isSignedIn: session?.customerId != null,
    cookieChoice: await findCookieChoice(context, cookie),
    french: await findFrenchPreference(context, {
      cookie,
      acceptLanguage: request.headers.get('Accept-Language'),
    }),
  };
}
