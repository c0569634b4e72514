import { getProduct } from '../../api/catalogue.calls';
import { findProductForApi } from '../../api/products.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { apiRoute, on } from './api-route.server';
import { findSession } from '../../http/session.server';

const route = apiRoute(
  on(getProduct, async ({ context, request, params }) => {
    const session = await findSession(context, request);
    const product = await findProductForApi(context.db, params.id, session?.customerId);
    if (product === undefined) throw new NotFoundError('There is no such product.');
    return { answer: product };
  }),
);

export const loader = route.loader;
export const action = route.action;
