import { emptyCart, getCart } from '../../api/cart.calls';
import { emptyCart as takeAllOut } from '../../domain/selling/cart/cart.server';
import { cartAnswer } from './api-cart.server';
import { apiRoute, on } from './api-route.server';
import { findSession, sessionForWriting } from '../../http/session.server';

const route = apiRoute(
  on(getCart, async ({ context, request }) => {
    const { session, headers } = await sessionForWriting(context, request);
    return { answer: await cartAnswer(context, session.cartId), headers };
  }),
  on(emptyCart, async ({ context, request }) => {
    const session = await findSession(context, request);
    if (session?.cartId != null) await takeAllOut(context.db, session.cartId);
    return { answer: await cartAnswer(context, session?.cartId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
