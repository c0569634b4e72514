import type { Trx } from '../../../../db/schema';
import { fitPicture } from './picture-options.rules';

/** Fits the illustration of every product to its specifications, for rows that were written without that. */
export async function fitPictures(trx: Trx): Promise<void> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'name', 'brand', 'type', 'vehicle_make as vehicleMake', 'picture'])
    .execute();
  const rows = await trx
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const specifications = new Map<number, typeof rows>();
  for (const row of rows)
    specifications.set(row.product_id, [...(specifications.get(row.product_id) ?? []), row]);
  for (const { id, picture, ...product } of products) {
    const fitted = fitPicture(picture, { ...product, specifications: specifications.get(id) ?? [] });
    if (fitted !== picture)
      await trx.updateTable('products').set({ picture: fitted }).where('id', '=', id).execute();
  }
}
