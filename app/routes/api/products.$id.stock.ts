import { getStock, setStock } from '../../api/stock.calls';
import { INVENTORY_EDIT_REASON } from '../../domain/goods/inventory/stock-edit.schema';
import { editStock, findLastMovementId } from '../../domain/goods/inventory/stock.server';
import { getProductStock } from '../../domain/goods/inventory/product-stock.queries.server';
import { apiRoute, DONE, onBehalf } from './api-route.server';
import { isNamedByIfMatch, stockTag } from './stock-tag.server';

const route = apiRoute(
  onBehalf(getStock, async ({ context, params }) => {
    // The tag first: a movement between the two makes the tag too old, never too young.
    const tag = stockTag(params.id, await findLastMovementId(context.db, params.id));
    return { answer: await getProductStock(context.db, params.id), headers: { ETag: tag } };
  }),
  onBehalf(setStock, async ({ context, request, params, body, actor }) => {
    const ifMatch = request.headers.get('If-Match');
    const { quantity, lastMovementId } = await editStock(
      context.db,
      {
        productId: params.id,
        quantity: body.stockQuantity,
        reason: body.reason || INVENTORY_EDIT_REASON,
        ...(ifMatch === null
          ? {}
          : { isLastMovement: (id: number) => isNamedByIfMatch(ifMatch, stockTag(params.id, id)) }),
      },
      actor,
    );
    const tag = stockTag(params.id, lastMovementId);
    return { answer: { ...DONE, stockQuantity: quantity }, headers: { ETag: tag } };
  }),
);

export const loader = route.loader;
export const action = route.action;
