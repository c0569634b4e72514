import { removeCartLine, setCartLine } from '../../api/cart.calls';
import { setCartQuantity, takeOutOfCart } from '../../domain/selling/cart/cart.server';
import { cartAnswer, putIntoCart } from './api-cart.server';
import { apiRoute, on } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(setCartLine, async ({ context, request, params: { productId }, body: { quantity } }) => {
    const session = await findSession(context, request);
    // Nothing is to be taken out of a cart that is not there: none is opened for it.
    if (quantity === 0 && session?.cartId == null) return { answer: await cartAnswer(context, undefined) };
    return putIntoCart(context, request, (cartId) =>
      setCartQuantity(context.db, cartId, productId, quantity),
    );
  }),
  on(removeCartLine, async ({ context, request, params }) => {
    const session = await findSession(context, request);
    await takeOutOfCart(context.db, session?.cartId, params.productId);
    return { answer: await cartAnswer(context, session?.cartId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
