import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { deleteProduct, listReasonsToKeep } from '../../domain/goods/catalog/delete-product.server';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { ownPath, paths } from '../../paths';
import { BackTo } from '../../ui/admin/prices/price-list';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Delete a product') }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.delete');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  const { searchParams } = new URL(request.url);
  return {
    product,
    reasons: await listReasonsToKeep(context.db, product.id),
    returnTo: ownPath(searchParams.get('redirectTo'), paths.admin.products()),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.delete');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'delete') return unknownIntent();
  const returnTo = ownPath(form.get('redirectTo'), paths.admin.products());
  try {
    const { name } = await deleteProduct(context.db, id, toStaffActor(staff, context.requestId));
    return await redirectWithToast(context, returnTo, {
      type: 'success',
      message: 'Success',
      description: `${name} deleted`,
    });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof ConflictError)) throw error;
    // The page lists the reasons and alternatives.
    return redirectWithToast(context, paths.admin.deleteProduct(id, { redirectTo: returnTo }), {
      type: 'error',
      message: 'Error',
      description: error.message,
    });
  }
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
            <p>It cannot be deleted, because it has a history:</p>
            <ul className="bullets">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <p>Archived, it leaves the store, and its history stays.</p>
          </>
        ) : (
          <p>
            {product.name} (<span className="part-number">{product.sku}</span>) goes for good, with its
            pictures, prices and opening stock. This cannot be undone.
          </p>
        )}
        <Form method="post" className="form-buttons">
          <input type="hidden" name="redirectTo" value={returnTo} />
          <ButtonLink to={returnTo}>Cancel</ButtonLink>
          {product.isActive && (
            <Link
              className={mustStay ? 'btn btn--primary' : 'btn'}
              to={paths.admin.archiveProduct(product.id, { redirectTo: returnTo })}
              discover="none"
            >
              Archive it instead
            </Link>
          )}
          {!mustStay && (
            <button type="submit" className="btn btn--danger" name="intent" value="delete">
              Delete product
            </button>
          )}
        </Form>
      </section>
    </>
  );
}
