import { setStocks } from '../../api/stock.calls';
import { setStockList, StockListError } from '../../domain/goods/inventory/set-stock-list.server';
import { ApiError } from '../../http/api.server';
import { createApiRoute, DONE, bindCallWithActor } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(setStocks, async ({ context, body, actor }) => {
    try {
      return { answer: { ...DONE, items: await setStockList(context.db, body.items, actor) } };
    } catch (error) {
      if (!(error instanceof StockListError)) throw error;
      throw new ApiError(error.isMoved ? 409 : 422, error.message, error.fieldErrors);
    }
  }),
);

export const loader = route.loader;
export const action = route.action;
