import { parsePage } from '../../api/api-values.schema';
import { listStockMovements } from '../../api/stock.calls';
import { listMovementsAfter, listMovementsForApi } from '../../api/movements.queries.server';
import { createCursorHeaders, createPagingHeaders } from './api-paging.server';
import { createApiRoute, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(listStockMovements, async ({ context, request, query }) => {
    const { productId, kind, from, to, after } = query;
    const filter = { productId, kind, from, to };
    const asked = parsePage(query);
    if (after === undefined) {
      const { movements, page } = await listMovementsForApi(context.db, filter, asked);
      return { answer: movements, headers: createPagingHeaders(request, page) };
    }
    // One extra row shows whether there is more.
    const found = await listMovementsAfter(context.db, filter, { after, count: asked.pageSize + 1 });
    const movements = found.slice(0, asked.pageSize);
    const last = found.length > movements.length ? movements.at(-1)?.id : undefined;
    return { answer: movements, headers: createCursorHeaders(request, last) };
  }),
);

export const loader = route.loader;
export const action = route.action;
