import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { setProductActive } from '../../domain/goods/catalog/delete-product.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath, withParameter } from '../../paths';
import { ArchiveForm } from '../../ui/admin/products/archive-forms';
import { BackTo } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { getProductListPath } from '../../http/return-to.server';

export const meta = createMeta<typeof loader>(
  (data) => `${data?.product.isActive === false ? 'Restore' : 'Archive'} a product`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  return { product, returnTo: getProductListPath(request) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'archive' && intent !== 'restore') return unknownIntent();
  const isActive = intent === 'restore';
  const returnTo = getLocalPath(form.get('redirectTo'), adminPaths.products());
  // The list offers to undo it.
  const page = withParameter(returnTo, 'archived', isActive ? undefined : id);
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const { name } = await setProductActive(context.db, id, isActive, actor);
    return { message: 'Success', description: `${name} ${isActive ? 'restored' : 'archived'}` };
  });
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
