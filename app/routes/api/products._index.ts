import { parsePage } from '../../api/api-values.schema';
import { createProduct, listProducts } from '../../api/catalog.calls';
import { listProductsForApi } from '../../api/products.queries.server';
import { createProductSchema } from '../../domain/goods/catalog/product.schema';
import { createProduct as addProduct } from '../../domain/goods/catalog/products.server';
import { createPagingHeaders } from './api-paging.server';
import { createApiRoute, DONE, bindCall, bindCallWithActor } from './api-route.server';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';

const route = createApiRoute(
  bindCall(listProducts, async ({ context, request, query }) => {
    const session = await findSession(context, request);
    const { products, page } = await listProductsForApi(
      context.db,
      { ...parsePage(query), q: query.q, category: query.category },
      session?.customerId,
    );
    return { answer: products, headers: createPagingHeaders(request, page) };
  }),
  bindCallWithActor(
    createProduct,
    async ({ context, body, actor }) => ({
      answer: { ...DONE, ...(await addProduct(context.db, body, actor)) },
    }),
    async (context) => createProductSchema(await settingsOf(context)),
  ),
);

export const loader = route.loader;
export const action = route.action;
