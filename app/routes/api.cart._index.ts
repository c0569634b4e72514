import { emptyCart, getCart } from '../domain/api/cart.calls';
import { emptyCart as takeAllOut } from '../domain/cart/cart.server';
import { cartAnswer, sessionOfCart } from '../http/api-cart.server';
import { apiRoute, on } from '../http/api-route.server';

const route = apiRoute(
  on(getCart, async ({ context, request }) => {
    const session = await sessionOfCart(context, request);
    return { answer: await cartAnswer(context, session?.cartId) };
  }),
  on(emptyCart, async ({ context, request }) => {
    const session = await sessionOfCart(context, request);
    if (session?.cartId != null) await takeAllOut(context.db, session.cartId);
    return { answer: await cartAnswer(context, session?.cartId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
