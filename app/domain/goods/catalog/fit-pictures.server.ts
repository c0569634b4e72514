import type { Trx } from '../../../../db/schema';
import { fitPicture } from './picture-options.rules';
import { listPicturedProducts } from './pictured-products.queries.server';

/** Fits the illustration of every product to its specifications, for rows that were written without that. */
export async function fitPictures(trx: Trx): Promise<void> {
  for (const product of await listPicturedProducts(trx)) {
    const picture = fitPicture(product.picture, product);
    if (picture !== product.picture)
      await trx.updateTable('products').set({ picture }).where('id', '=', product.id).execute();
  }
}
