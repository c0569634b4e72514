import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { listProductPictures } from '../../domain/goods/catalog/product-images.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPictureForm } from './picture-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { PictureList, PictureUpload, pictureTextValidator } from '../../ui/admin/products/picture-forms';
import { BackTo } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { getProductListPath } from '../../http/return-to.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Pictures of ${data?.product.name ?? 'a product'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  return {
    product,
    pictures: await listProductPictures(context.db, product.id),
    returnTo: getProductListPath(request),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const productId = requireId(params['id']);
  const redirectTo = getProductListPath(request);
  const page = adminPaths.productPictures(productId, { redirectTo });
  const form = await request.formData();
  return answerPictureForm({ context, staff, form, page }, productId, pictureTextValidator);
}

export default function ProductPictures() {
  const { product, pictures, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo
        to={adminPaths.editProduct(product.id, { redirectTo: returnTo })}
        name={`Back to ${product.name}`}
      />
      <h1>Pictures for {product.name}</h1>
      <section className="panel stack stack--wide" aria-labelledby="its-pictures">
        <h2 id="its-pictures">Current pictures</h2>
        <PictureList product={product} pictures={pictures} returnTo={returnTo} />
      </section>
      <section className="panel narrow stack stack--wide" aria-labelledby="add-picture">
        <h2 id="add-picture">Add a picture</h2>
        <PictureUpload key={pictures.length} />
      </section>
    </>
  );
}
