import { getProduct } from '../../api/catalog.calls';
import { findProductForApi } from '../../api/products.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createApiRoute, bindCall } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = createApiRoute(
  bindCall(getProduct, async ({ context, request, params }) => {
    const session = await findSession(context, request);
    const product = await findProductForApi(context.db, params.id, session?.customerId);
    if (product === undefined) throw new NotFoundError('There is no such product.');
    return { answer: product };
  }),
);

export const loader = route.loader;
export const action = route.action;
