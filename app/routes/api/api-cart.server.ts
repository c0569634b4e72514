import type { AppLoadContext } from '@remix-run/node';

import type { ApiCart } from '../../api/cart.calls';
import { readCartForApi } from '../../api/cart.queries.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { settingsOf } from '../../http/settings.server';

/** Reads the cart as API output. */
export async function readCartAnswer(
  context: AppLoadContext,
  cartId: string | null | undefined,
): Promise<ApiCart> {
  return readCartForApi(context.db, cartId, await settingsOf(context));
}

/**
 * Adds to the session's cart.
 *
 * @param write applies the change to the cart.
 */
export async function addToCartOrConflict(
  context: AppLoadContext,
  request: Request,
  write: (cartId: string) => Promise<unknown>,
): Promise<{ answer: ApiCart; headers: Headers }> {
  const { cartId, headers } = await getCartForWriting(context, request);
  await write(cartId);
  return { answer: await readCartAnswer(context, cartId), headers };
}
