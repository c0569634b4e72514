import type { AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import { toStaffActor } from '../../domain/base/audit/actor';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import type { PriceOwner } from '../../domain/goods/prices/price-list.queries.server';
import { removePrice, setPrice } from '../../domain/goods/prices/price-list.server';
import type { PriceStepInput } from '../../domain/goods/prices/price.schema';
import { NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';

/** Handles price list forms: set and remove. */
export async function changePriceList(
  context: AppLoadContext,
  request: Request,
  form: FormData,
  owner: PriceOwner,
  validator: Validator<PriceStepInput>,
): Promise<Response> {
  const actor = toStaffActor(await requireStaff(context, request, 'prices.edit'), context.requestId);
  const { pathname, search } = new URL(request.url);
  const intent = form.get('intent');
  if (intent === 'remove') {
    const productId = parseProductId(String(form.get('productId')));
    const minQuantity = parseProductId(String(form.get('minQuantity')));
    if (productId === undefined || minQuantity === undefined) throw unknownIntent();
    await removePrice(context.db, owner, { productId, minQuantity }, actor);
    return redirectWithToast(context, pathname + search, { type: 'success', message: 'Price removed' });
  }
  if (intent !== 'set') throw unknownIntent();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    await setPrice(context.db, owner, data, actor);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    return refuseForm(context, form, getFieldErrors(error, 'sku'));
  }
  const page = keepReturn(request, pathname);
  return redirectWithToast(context, page, { type: 'success', message: 'Price set' });
}
