import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { EDITED_FROM, parseEditedFrom } from '../../domain/goods/inventory/stock-edit.schema';
import { listProductLevels } from '../../domain/goods/stock/stock-locations.queries.server';
import { editStock } from '../../domain/goods/inventory/stock.server';
import { readOnOrder } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { readForm } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { refuseStaffForm } from './staff-form.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { ProductLevels } from '../../ui/admin/inventory/product-levels';
import { StockForm, stockEditValidator } from '../../ui/admin/inventory/stock-form';
import { StockBadge } from '../../ui/catalog/product-badges';
import { createMeta } from '../../ui/page-title';
import { OnOrderNote } from '../../ui/purchasing/on-order-note';
import { TextLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Edit stock');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const levels = await listProductLevels(context.db, product.id);
  const locationId = parseProductId(query.get('location') ?? undefined);
  return {
    product,
    onOrder: (await readOnOrder(context.db, [product.id]))[product.id],
    levels,
    location: levels.find((level) => level.locationId === locationId),
    from: parseEditedFrom(query.get('from')),
    returnTo: getLocalPath(query.get('redirectTo'), adminPaths.products()),
  };
}

/** Toasts of SPEC 8: 'Stock updated successfully', or 'Error' with the reason. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const form = await request.formData();
  const { data: edit, problem } = await readForm(context, form, stockEditValidator);
  if (problem !== undefined) return problem;
  try {
    await editStock(
      context.db,
      {
        productId: id,
        quantity: edit.stockQuantity,
        reason: edit.reason,
        expectedQuantity: edit.expectedQuantity,
        ...(edit.locationId === undefined ? {} : { locationId: edit.locationId }),
      },
      toStaffActor(staff, context.requestId),
    );
  } catch (error) {
    return refuseStaffForm(context, form, error, { field: 'stockQuantity' });
  }
  const toast = { type: 'success', message: 'Success', description: 'Stock updated successfully' } as const;
  if (context.isDataRequest && form.get('stay') === '1') {
    return data({ saved: true }, { headers: await createToastHeaders(context, toast) });
  }
  return redirectWithToast(context, getLocalPath(form.get('redirectTo'), adminPaths.products()), toast);
}

export default function EditStock() {
  const { product, levels, location, onOrder, from, returnTo } = useLoaderData<typeof loader>();
  const here = { redirectTo: returnTo, from: EDITED_FROM[from] };
  return (
    <>
      <h1>Edit stock</h1>
      <section className="panel narrow">
        <p>
          <strong>{product.name}</strong> <span className="part-number muted">{product.sku}</span>{' '}
          <StockBadge {...product} withQuantity />
          <OnOrderNote onOrder={onOrder} />
        </p>
        <StockForm
          key={location?.locationId ?? 'all'}
          product={product}
          from={from}
          returnTo={returnTo}
          location={location}
        />
        {location === undefined ? (
          <p className="small muted">Total for all locations. Changes apply to the default location first.</p>
        ) : (
          <p className="small">
            <TextLink to={adminPaths.productStock(product.id, here)}>
              Edit the total for all locations
            </TextLink>
          </p>
        )}
      </section>
      <ProductLevels
        product={product}
        levels={levels}
        editHrefOf={(locationId) =>
          adminPaths.productStock(product.id, { ...here, location: locationId || undefined })
        }
      />
      <p>
        <TextLink to={adminPaths.productMovements(product.id)}>Movement history</TextLink>
      </p>
    </>
  );
}
