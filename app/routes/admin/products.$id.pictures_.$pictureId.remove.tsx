import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findStockedProduct } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { listProductPictures } from '../../domain/goods/catalog/product-images.queries.server';
import { removePicture } from '../../domain/goods/catalog/product-pictures.server';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackTo } from '../../ui/admin/back-to-list';
import { ProductPicture } from '../../ui/catalog/product-picture';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';
import { getProductListPath } from '../../http/return-to.server';

export const meta = createMeta('Remove a picture');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const product = requireFound(await findStockedProduct(context.db, requireId(params['id'])));
  const pictures = await listProductPictures(context.db, product.id);
  const picture = pictures.find((one) => String(one.id) === params['pictureId']);
  if (picture === undefined) throw createNotFoundResponse();
  return { product, picture, isLast: pictures.length === 1, backTo: getPicturesPath(product.id, request) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const pictureId = requireId(params['pictureId']);
  const form = await request.formData();
  if (form.get('intent') !== 'remove') return unknownIntent();
  const page = getPicturesPath(id, request);
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await removePicture(context.db, id, pictureId, actor);
    return { message: 'Success', description: 'Picture removed' };
  });
}

function getPicturesPath(id: number, request: Request): string {
  const redirectTo = getProductListPath(request);
  return adminPaths.productPictures(id, { redirectTo });
}

export default function RemovePicture() {
  const { product, picture, isLast, backTo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo to={backTo} name="Back to pictures" />
      <h1>Remove a picture from {product.name}</h1>
      <section className="panel narrow stack stack--wide">
        <ProductPicture
          className="picture-preview"
          src={picture.url}
          alt={picture.alt || product.name}
          sizes="20rem"
        />
        <p>
          You can’t undo this.
          {isLast && ' The product will show a line drawing.'}
        </p>
        <ConfirmForm intent="remove" button="Remove picture" back={{ name: 'Cancel', to: backTo }} />
      </section>
    </>
  );
}
