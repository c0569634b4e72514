import { getStock, setStock } from '../../api/stock.calls';
import { INVENTORY_EDIT_REASON } from '../../domain/goods/inventory/stock-edit.schema';
import { editStock, findLastMovementId, StockMovedError } from '../../domain/goods/inventory/stock.server';
import { getProductStock } from '../../domain/goods/inventory/location-stock.queries.server';
import { ApiError } from '../../http/api.server';
import { createApiRoute, bindCallWithActor, DONE } from './api-route.server';
import { isNamedByIfMatch } from './if-match.server';

const route = createApiRoute(
  bindCallWithActor(getStock, async ({ context, params }) => {
    // Read the tag first: a movement in between makes it too old, never too new.
    const tag = createStockTag(params.id, await findLastMovementId(context.db, params.id));
    return { answer: await getProductStock(context.db, params.id), headers: { ETag: tag } };
  }),
  bindCallWithActor(setStock, async ({ context, request, params, body, actor }) => {
    const ifMatch = request.headers.get('If-Match');
    const edit = editStock(
      context.db,
      {
        productId: params.id,
        quantity: body.stockQuantity,
        reason: body.reason || INVENTORY_EDIT_REASON,
        ...(ifMatch === null
          ? {}
          : { isLastMovement: (id: number) => isNamedByIfMatch(ifMatch, createStockTag(params.id, id)) }),
      },
      actor,
    );
    const { quantity, lastMovementId } = await edit.catch(async (error: unknown) => {
      if (!(error instanceof StockMovedError)) throw error;
      const ETag = createStockTag(params.id, await findLastMovementId(context.db, params.id));
      throw new ApiError(412, error.message, undefined, { ETag });
    });
    const tag = createStockTag(params.id, lastMovementId);
    return { answer: { ...DONE, stockQuantity: quantity }, headers: { ETag: tag } };
  }),
);

export const loader = route.loader;
export const action = route.action;

/** Creates the ETag of a product's stock, which changes with every movement. */
function createStockTag(productId: number, lastMovementId: number): string {
  return `"stock-${productId}-${lastMovementId}"`;
}
