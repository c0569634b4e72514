import type { AppLoadContext } from '@remix-run/node';

import { getPrice } from '../../api/price.calls';
import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { priceForApi } from '../../api/price.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { apiRoute, on } from './api-route.server';
import { ApiError, requireApiActor } from '../../http/api.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(getPrice, async ({ context, request, params, query: { quantity = 1, customerId } }) => ({
    answer: await priceForApi(context.db, {
      productId: params.id,
      quantity,
      customerId: await accountAsked(context, request, customerId),
    }),
  })),
);

/** The account whose price is asked for; null for everyone's. */
async function accountAsked(
  context: AppLoadContext,
  request: Request,
  wanted: number | undefined,
): Promise<number | null> {
  const session = await findSession(context, request);
  if (wanted === undefined) return session?.customerId ?? null;
  if (session?.customerId != null && !request.headers.has('Authorization'))
    throw new ApiError(
      403,
      'The prices of an account are told to staff and tokens. Leave out customerId for yours.',
    );
  await requireApiActor(context, request, 'prices.view');
  if ((await findAccount(context.db, wanted)) === undefined)
    throw new NotFoundError('There is no such account.');
  return wanted;
}

export const loader = route.loader;
export const action = route.action;
