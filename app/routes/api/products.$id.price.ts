import type { AppLoadContext } from '@remix-run/node';

import { getPrice } from '../../api/price.calls';
import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { getPriceForApi } from '../../api/price.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createApiRoute, bindCall } from './api-route.server';
import { ApiError, requireApiActor } from '../../http/api.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(getPrice, async ({ context, request, params, query: { quantity = 1, customerId } }) => ({
    answer: await getPriceForApi(context.db, {
      productId: params.id,
      quantity,
      customerId: await getRequestedAccount(context, request, customerId),
    }),
  })),
);

async function getRequestedAccount(
  context: AppLoadContext,
  request: Request,
  wanted: number | undefined,
): Promise<number | null> {
  const session = await findSession(context, request);
  if (wanted === undefined) return session?.customerId ?? null;
  if (session?.customerId != null && !request.headers.has('Authorization'))
    throw new ApiError(403, 'Only staff and tokens can send customerId; omit it to get your own price.');
  await requireApiActor(context, request, 'prices.view');
  if ((await findAccount(context.db, wanted)) === undefined)
    throw new NotFoundError('No account has this ID.');
  return wanted;
}

export const loader = route.loader;
export const action = route.action;
