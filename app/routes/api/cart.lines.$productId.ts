import { removeCartLine, setCartLine } from '../../api/cart.calls';
import { setCartQuantity, removeFromCart } from '../../domain/selling/cart/cart.server';
import { readCartAnswer, addToCartOrConflict } from './api-cart.server';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(setCartLine, async ({ context, request, params: { productId }, body: { quantity } }) => {
    const session = await findSession(context, request);
    // Removing from a missing cart opens none.
    if (quantity === 0 && session?.cartId == null)
      return { answer: await readCartAnswer(context, undefined) };
    return addToCartOrConflict(context, request, (cartId) =>
      setCartQuantity(context.db, cartId, productId, quantity),
    );
  }),
  bindCall(removeCartLine, async ({ context, request, params }) => {
    const session = await findSession(context, request);
    await removeFromCart(context.db, session?.cartId, params.productId);
    return { answer: await readCartAnswer(context, session?.cartId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
