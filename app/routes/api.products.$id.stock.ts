import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { StockUpdateSchema } from '../domain/catalogue/product.schema';
import { productIdOf } from '../domain/catalogue/products.queries.server';
import { INVENTORY_EDIT_REASON } from '../domain/inventory/stock-edit.schema';
import { editStock } from '../domain/inventory/stock.server';
import { ApiError, answerApi, assertMethod, readJson, requireApiActor } from '../http/api.server';

export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes PUT.')));
}

/** SPEC 7: PUT /api/products/{id}/stock. */
export function action({ context, params, request }: ActionFunctionArgs) {
  return answerApi(context, async () => {
    assertMethod(request, 'PUT');
    const actor = await requireApiActor(context, request, 'stock.adjust');
    const id = productIdOf(params['id']);
    if (id === undefined) throw new ApiError(404, 'There is no such product.');
    const { stockQuantity, reason } = await readJson(request, StockUpdateSchema);
    await editStock(
      context.db,
      { productId: id, quantity: stockQuantity, reason: reason || INVENTORY_EDIT_REASON },
      actor,
    );
    return Response.json({ success: true, stockQuantity });
  });
}
