import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { findProductForApi } from '../domain/catalogue/api-products.queries.server';
import { productIdOf } from '../domain/catalogue/products.queries.server';
import { ApiError, answerApi } from '../http/api.server';
import { findSession } from '../http/session.server';

/** SPEC 7: GET /api/products/{id}. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  return answerApi(context, async () => {
    const id = productIdOf(params['id']);
    const session = await findSession(context, request);
    const product =
      id === undefined ? undefined : await findProductForApi(context.db, id, session?.customerId);
    if (product === undefined) throw new ApiError(404, 'There is no such product.');
    return Response.json(product);
  });
}

export function action({ context }: ActionFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes GET.')));
}
