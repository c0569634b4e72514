import type { AppLoadContext } from '@remix-run/node';

import type { ApiCart } from '../../api/cart.calls';
import { readCartForApi } from '../../api/cart.queries.server';
import { cartForWriting } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';

/** The cart as a call answers it. */
export async function readCartAnswer(
  context: AppLoadContext,
  cartId: string | null | undefined,
): Promise<ApiCart> {
  return readCartForApi(context.db, cartId, await settingsOf(context));
}

/**
 * Puts something into the cart of the session that the request comes with.
 *
 * @param write does it to the cart that is there.
 */
export async function addToCartOrConflict(
  context: AppLoadContext,
  request: Request,
  write: (cartId: string) => Promise<unknown>,
): Promise<{ answer: ApiCart; headers: Headers }> {
  const { cartId, headers } = await cartForWriting(context, request);
  await write(cartId);
  return { answer: await readCartAnswer(context, cartId), headers };
}
