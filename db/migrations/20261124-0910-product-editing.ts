import { sql, type Kysely } from 'kysely';

import { LINE_END } from '../dialect';
import { flag, ownedBy, required } from './columns';

/** Products edited in the back office: slugs of before, uploaded pictures, and a list that stays quick with 100,000 products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Other handles name the product as it is; a former slug leads on to the one of now.
  await db.schema.alterTable('product_aliases').addColumn('is_former_slug', 'integer', flag(0)).execute();

  await createPictureFiles(db);

  // One narrow copy of what the list searches, filters and sorts by: no page of it reads the wide rows of all products.
  await sql`create index products_staff_list on products (
    lower(name || ${LINE_END} || sku || ${LINE_END} || brand),
    is_active, category_id, stock_quantity, low_stock_threshold, is_featured, is_on_sale, effective_price_cents, sku_key
  )`.execute(db);
}

/** The bytes of an uploaded picture, once a width. They never change: a picture that is replaced is another row. */
async function createPictureFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_picture_files')
    .addColumn('image_id', 'integer', ownedBy('product_images.id'))
    .addColumn('width', 'integer', required)
    .addColumn('bytes', 'blob', required)
    .addPrimaryKeyConstraint('product_picture_files_key', ['image_id', 'width'])
    .execute();
}
