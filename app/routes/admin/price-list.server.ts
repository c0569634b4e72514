import { withZod } from '@remix-validated-form/with-zod';

import { toStaffActor } from '../../domain/base/audit/actor';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import type { PriceOwner } from '../../domain/goods/prices/price-list.queries.server';
import { removePrice, setPrice } from '../../domain/goods/prices/price-list.server';
import { PriceStepSchema } from '../../domain/goods/prices/price.schema';
import { unknownIntent } from '../../http/form.server';
import { redirectWithToast } from '../../http/toast.server';
import { answerIntent, answerStaffForm, refuseStaffForm, type StaffForm } from './staff-form.server';

/** Handles price list forms: set and remove. */
export function changePriceList(posted: StaffForm, request: Request, owner: PriceOwner): Promise<Response> {
  const { context, staff, form } = posted;
  return answerIntent(posted, {
    remove: async () => {
      const productId = parseProductId(String(form.get('productId')));
      const minQuantity = parseProductId(String(form.get('minQuantity')));
      if (productId === undefined || minQuantity === undefined) throw unknownIntent();
      await removePrice(
        context.db,
        owner,
        { productId, minQuantity },
        toStaffActor(staff, context.requestId),
      );
      const { pathname, search } = new URL(request.url);
      return redirectWithToast(context, pathname + search, { type: 'success', message: 'Price removed' });
    },
    set: () =>
      answerStaffForm(
        posted,
        withZod(PriceStepSchema),
        async (price, actor) => {
          await setPrice(context.db, owner, price, actor);
          return 'Price set';
        },
        (error) => refuseStaffForm(context, form, error, { status: 422 }),
      ),
  });
}
