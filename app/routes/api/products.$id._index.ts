import type { AppLoadContext } from '@remix-run/node';

import { getProduct, updateProduct } from '../../api/catalog.calls';
import { findProductForApi } from '../../api/products.queries.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import {
  ProductChangedError,
  updateProduct as changeProduct,
} from '../../domain/goods/catalog/edit-product.server';
import { createProductChangesSchema } from '../../domain/goods/catalog/product.schema';
import { findEditableProduct } from '../../domain/goods/catalog/product-values.queries.server';
import { ApiError } from '../../http/api.server';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { hashText } from './api-response.server';
import { createApiRoute, DONE, bindCall, bindCallWithActor } from './api-route.server';
import { isNamedByIfMatch } from './if-match.server';

const route = createApiRoute(
  bindCall(getProduct, async ({ context, request, params }) => {
    const { answer, etag } = await readProduct(context, request, params.id);
    if (answer === undefined) throw new NotFoundError('No product has this ID.');
    return { answer, headers: { ETag: etag } };
  }),
  bindCallWithActor(
    updateProduct,
    async ({ context, request, params: { id }, body, actor }) => {
      const ifMatch = request.headers.get('If-Match');
      const refuse = (etag: string) =>
        new ApiError(
          412,
          'The product has changed since you read it; get it again and resend with the new ETag.',
          undefined,
          {
            ETag: etag,
          },
        );
      const seen = ifMatch === null ? undefined : await readProduct(context, request, id);
      if (ifMatch !== null && seen !== undefined && !isNamedByIfMatch(ifMatch, seen.etag))
        throw refuse(seen.etag);
      const write = changeProduct(context.db, id, { changes: body, seen: seen?.values }, actor);
      const { slug } = await write.catch(async (error: unknown) => {
        if (!(error instanceof ProductChangedError)) throw error;
        throw refuse((await readProduct(context, request, id)).etag);
      });
      const { etag } = await readProduct(context, request, id);
      return { answer: { ...DONE, id, slug }, headers: { ETag: etag } };
    },
    async (context) => createProductChangesSchema(await settingsOf(context)),
  ),
);

export const loader = route.loader;
export const action = route.action;

/**
 * Reads a product as the API answers it, undefined if archived, and as staff edit it. The ETag names both.
 *
 * @throws NotFoundError
 */
async function readProduct(context: AppLoadContext, request: Request, id: number) {
  const session = await findSession(context, request);
  const product = await findEditableProduct(context.db, id);
  if (product === undefined) throw new NotFoundError('No product has this ID.');
  const { slug, values } = product;
  const answer = await findProductForApi(context.db, id, session?.customerId);
  return { answer, values, etag: `"${hashText(JSON.stringify([answer, slug, values]))}"` };
}
