import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { API_PAGE_SIZE, listProductsForApi } from '../domain/catalogue/api-products.queries.server';
import { createProductSchema } from '../domain/catalogue/product.schema';
import { createProduct } from '../domain/catalogue/products.server';
import { answerApi, assertMethod, readJson, requireApiActor } from '../http/api.server';
import { findSession } from '../http/session.server';
import { paths } from '../paths';
import { settingsOf } from '../http/settings.server';

/** SPEC 7: GET /api/products. An array; more than one page of it is reached by the Link header. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerApi(context, async () => {
    const params = new URL(request.url).searchParams;
    const page = whole(params.get('page'), 1, 1_000_000);
    const pageSize = whole(params.get('pageSize'), API_PAGE_SIZE, API_PAGE_SIZE);
    const session = await findSession(context, request);
    const { products, total } = await listProductsForApi(context.db, { page, pageSize }, session?.customerId);
    const headers = new Headers({ 'X-Total-Count': String(total) });
    if (page * pageSize < total) {
      headers.set('Link', `<${paths.api.products({ page: page + 1, pageSize })}>; rel="next"`);
    }
    return Response.json(products, { headers });
  });
}

/** SPEC 7: POST /api/products. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerApi(context, async () => {
    assertMethod(request, 'POST');
    const actor = await requireApiActor(context, request, 'catalogue.edit');
    const product = await readJson(request, createProductSchema(await settingsOf(context)));
    const created = await createProduct(context.db, product, actor);
    return Response.json({ success: true, ...created }, { status: 201 });
  });
}

function whole(text: string | null, fallback: number, most: number): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), most) : fallback;
}
