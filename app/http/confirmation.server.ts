import type { AppLoadContext } from '@remix-run/node';

import { findOrderByAccessKey, type Order } from '../domain/orders/orders.queries.server';
import { notFound } from './not-found.server';

/** What a confirmation shows to whoever has the order's key. @throws the page that says that there is none. */
export async function openConfirmation(
  { db, env }: AppLoadContext,
  accessKey: string | undefined,
): Promise<{ order: Order; transferEmail: string }> {
  const order = await findOrderByAccessKey(db, accessKey ?? '');
  if (order === undefined) throw notFound();
  return { order, transferEmail: order.paymentMethod === 'zelle' ? env.zelleEmail : env.eTransferEmail };
}
