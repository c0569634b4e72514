import { emptyCart, getCart } from '../../api/cart.calls';
import { emptyCart as takeAllOut } from '../../domain/selling/cart/cart.server';
import { readCartAnswer } from './api-cart.server';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';
import { getSessionForWriting } from '../../http/session-writes.server';

const route = createApiRoute(
  bindCall(getCart, async ({ context, request }) => {
    const { session, headers } = await getSessionForWriting(context, request);
    return { answer: await readCartAnswer(context, session.cartId), headers };
  }),
  bindCall(emptyCart, async ({ context, request }) => {
    const session = await findSession(context, request);
    if (session?.cartId != null) await takeAllOut(context.db, session.cartId);
    return { answer: await readCartAnswer(context, session?.cartId) };
  }),
);

export const loader = route.loader;
export const action = route.action;
