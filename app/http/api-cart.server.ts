import type { AppLoadContext } from '@remix-run/node';

import type { ApiCart } from '../domain/api/cart.calls';
import { cartForApi } from '../domain/cart/api-cart.queries.server';
import { openCartWith } from '../domain/cart/cart.server';
import type { Session } from '../domain/sessions/sessions.server';
import { ApiError } from './api.server';
import { cartForWriting, findSession, openSessionWithCart } from './session.server';
import { settingsOf } from './settings.server';

/**
 * The session whose cart a call is about; undefined for a visitor who has none.
 *
 * @throws ApiError 409 for a request with a token: a token has no session, so nobody could reach its cart again.
 */
export async function sessionOfCart(context: AppLoadContext, request: Request): Promise<Session | undefined> {
  if (/^Bearer /i.test(request.headers.get('Authorization') ?? ''))
    throw new ApiError(
      409,
      'A cart belongs to a session, and a token has none. Send the cookie of the session without the token.',
    );
  return findSession(context, request);
}

/** The cart as a call answers it. */
export async function cartAnswer(
  context: AppLoadContext,
  cartId: string | null | undefined,
): Promise<ApiCart> {
  return cartForApi(context.db, cartId, await settingsOf(context));
}

/**
 * Puts something into the visitor's cart. Who has no session gets one, with the cart that already holds it: a write
 * that is refused leaves no session behind, whose cookie nobody would have.
 *
 * @param write does it to the cart that is there.
 */
export async function putIntoCart(
  context: AppLoadContext,
  request: Request,
  line: { productId: number; quantity: number },
  write: (cartId: string) => Promise<unknown>,
): Promise<{ answer: ApiCart; headers: Headers }> {
  const session = await sessionOfCart(context, request);
  if (session !== undefined) {
    const { cartId, headers } = await cartForWriting(context, request);
    await write(cartId);
    return { answer: await cartAnswer(context, cartId), headers };
  }
  const cartId = await openCartWith(context.db, line.productId, line.quantity);
  const headers = await openSessionWithCart(context, cartId);
  return { answer: await cartAnswer(context, cartId), headers };
}
