import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { findLastOrderOfCart } from '../../domain/selling/orders/orders.queries.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';

/** Redirects to the session's last confirmation, or to the cart. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const order = await findLastOrderOfCart(context.db, session?.cartId);
  if (order === undefined) return redirect(paths.cart(), 303);
  return redirect(paths.orderConfirmation(order.accessKey, order.policy), 303);
}
