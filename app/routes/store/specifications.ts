import type { LoaderFunctionArgs } from '@remix-run/node';

import { listFirstSpecifications } from '../../domain/goods/catalog/compare.queries.server';

/** No list has more products a page. */
const MAX_PRODUCTS = 100;

/** The specifications that the cards of a grid unfold. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').map(Number).filter(Number.isSafeInteger);
  return Response.json(await listFirstSpecifications(context.db, ids.slice(0, MAX_PRODUCTS)));
}
