import type { Db } from '../../../../db/schema';

export type ProductPicture = Awaited<ReturnType<typeof listProductPictures>>[number];

/** Lists a product's uploaded pictures in order; the first is the main one. */
export async function listProductPictures(db: Db, productId: number) {
  return db
    .selectFrom('product_images')
    .select(['id', 'url', 'width', 'height', 'alt'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Finds a file by its full URL including the size, so that each picture has one URL. */
export async function findPictureFile(
  db: Db,
  picture: { id: number; width: number; height: number; fileWidth: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('product_picture_files as f')
    .innerJoin('product_images as i', 'i.id', 'f.image_id')
    .select('f.bytes')
    .where('f.image_id', '=', picture.id)
    .where('f.width', '=', picture.fileWidth)
    .where('i.width', '=', picture.width)
    .where('i.height', '=', picture.height)
    .executeTakeFirst();
  return row?.bytes;
}
