import { pageAsked } from '../../api/api-values.schema';
import { listStockMovements } from '../../api/stock.calls';
import { listMovementsAfter, listMovementsForApi } from '../../api/movements.queries.server';
import { followingHeaders, pagingHeaders } from './api-paging.server';
import { apiRoute, onBehalf } from './api-route.server';

const route = apiRoute(
  onBehalf(listStockMovements, async ({ context, request, query }) => {
    const { productId, kind, from, to, after } = query;
    const filter = { productId, kind, from, to };
    const asked = pageAsked(query);
    if (after === undefined) {
      const { movements, page } = await listMovementsForApi(context.db, filter, asked);
      return { answer: movements, headers: pagingHeaders(request, page) };
    }
    // One more than asked for says whether there is more.
    const found = await listMovementsAfter(context.db, filter, { after, count: asked.pageSize + 1 });
    const movements = found.slice(0, asked.pageSize);
    const last = found.length > movements.length ? movements.at(-1)?.id : undefined;
    return { answer: movements, headers: followingHeaders(request, last) };
  }),
);

export const loader = route.loader;
export const action = route.action;
