import type { AppLoadContext } from '@remix-run/node';

import { CookieChoiceSchema, type CookieChoice } from '../domain/base/sessions/cookie-choice.schema';
import { createHostCookie } from './host-cookie.server';

const YEAR_S = 365 * 24 * 60 * 60;

/** Not signed: a visitor who changes it affects only their own browser. */
function choiceCookie(context: Pick<AppLoadContext, 'env'>) {
  return createHostCookie(context, 'keyway_cookies');
}

/** What the visitor chose; undefined while they have not. */
export async function findCookieChoice(context: Pick<AppLoadContext, 'env'>, cookie: string | null) {
  const choice: unknown = await choiceCookie(context).parse(cookie);
  return CookieChoiceSchema.safeParse(choice).data;
}

/** Sets the cookie that keeps the choice for a year, or takes it away. */
export async function serializeCookieChoice(context: AppLoadContext, choice: CookieChoice | undefined) {
  const cookie = choiceCookie(context);
  return choice === undefined
    ? cookie.serialize('', { maxAge: 0 })
    : cookie.serialize(choice, { maxAge: YEAR_S });
}
