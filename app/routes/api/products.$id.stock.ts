import { getStock, setStock } from '../../api/stock.calls';
import { INVENTORY_EDIT_REASON } from '../../domain/goods/inventory/stock-edit.schema';
import { editStock, findLastMovementId } from '../../domain/goods/inventory/stock.server';
import { getProductStock } from '../../domain/goods/inventory/location-stock.queries.server';
import { createApiRoute, bindCallWithActor, DONE } from './api-route.server';

const route = createApiRoute(
  bindCallWithActor(getStock, async ({ context, params }) => {
    // Read the tag first: a movement in between makes it too old, never too new.
    const tag = createStockTag(params.id, await findLastMovementId(context.db, params.id));
    return { answer: await getProductStock(context.db, params.id), headers: { ETag: tag } };
  }),
  bindCallWithActor(setStock, async ({ context, request, params, body, actor }) => {
    const ifMatch = request.headers.get('If-Match');
    const { quantity, lastMovementId } = await editStock(
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

/** Returns whether If-Match includes the tag, or '*'. Strong comparison (RFC 9110, 13.1.1). */
function isNamedByIfMatch(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === tag);
}
