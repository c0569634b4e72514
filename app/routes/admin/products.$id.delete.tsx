import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { deleteProduct, listReasonsToKeep } from '../../domain/goods/catalog/delete-product.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { BackTo } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';
import { getProductListPath } from '../../http/return-to.server';

export const meta = createMeta('Delete a product');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.delete');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  return {
    product,
    reasons: await listReasonsToKeep(context.db, product.id),
    returnTo: getProductListPath(request),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.delete');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'delete') return unknownIntent();
  const returnTo = getLocalPath(form.get('redirectTo'), adminPaths.products());
  // If it must stay, the page lists the reasons and alternatives.
  const page = adminPaths.deleteProduct(id, { redirectTo: returnTo });
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const { name } = await deleteProduct(context.db, id, actor);
    return { page: returnTo, message: 'Success', description: `${name} deleted` };
  });
}

export default function DeleteProduct() {
  const { product, reasons, returnTo } = useLoaderData<typeof loader>();
  const mustStay = reasons.length > 0;
  return (
    <>
      <BackTo to={returnTo} name="Back to Products" />
      <h1>Delete {product.name}</h1>
      <section className="panel narrow stack stack--wide">
        {mustStay ? (
          <>
            <p>This product can’t be deleted:</p>
            <ul className="bullets">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <p>Archive it to remove it from the store.</p>
          </>
        ) : (
          <p>
            {product.name} (<span className="part-number">{product.sku}</span>) will be deleted along with its
            pictures, prices, and opening stock. You can’t undo this.
          </p>
        )}
        <ConfirmForm
          intent="delete"
          button="Delete product"
          isPossible={!mustStay}
          back={{ name: 'Cancel', to: returnTo }}
          fields={{ redirectTo: returnTo }}
        >
          {product.isActive && (
            <ButtonLink
              look={mustStay ? 'primary' : 'normal'}
              to={adminPaths.archiveProduct(product.id, { redirectTo: returnTo })}
            >
              Archive it instead
            </ButtonLink>
          )}
        </ConfirmForm>
      </section>
    </>
  );
}
