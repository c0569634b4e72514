import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { setProductActive } from '../../domain/goods/catalog/delete-product.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { ownPath, paths, withParameter } from '../../paths';
import { ArchiveForm } from '../../ui/admin/products/archive-forms';
import { BackTo } from '../../ui/admin/prices/price-list';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: formatPageTitle(matches, `${data?.product.isActive === false ? 'Restore' : 'Archive'} a product`),
  },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.edit');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  const { searchParams } = new URL(request.url);
  return { product, returnTo: ownPath(searchParams.get('redirectTo'), paths.admin.products()) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'archive' && intent !== 'restore') return unknownIntent();
  const isActive = intent === 'restore';
  try {
    const { name } = await setProductActive(context.db, id, isActive, toStaffActor(staff, context.requestId));
    const returnTo = ownPath(form.get('redirectTo'), paths.admin.products());
    return await redirectWithToast(
      context,
      // The list offers to undo it.
      withParameter(returnTo, 'archived', isActive ? undefined : id),
      { type: 'success', message: 'Success', description: `${name} ${isActive ? 'restored' : 'archived'}` },
    );
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    throw error;
  }
}

export default function ArchiveProduct() {
  const { product, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo to={returnTo} name="Back to Products" />
      <h1>
        {product.isActive ? 'Archive' : 'Restore'} {product.name}
      </h1>
      <section className="panel narrow">
        <ArchiveForm product={product} returnTo={returnTo} />
      </section>
    </>
  );
}
