import { slugOf } from '../../../../db/slug';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { moveStock } from '../stock/stock-ledger.server';
import { nowIso } from '../../base/shared/clock';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { choosePicture } from './picture-choice.rules';
import { fitPicture } from './picture-options.rules';
import type { CreateProduct } from './product.schema';
import { findFreeSlug } from './product-slugs.server';
import {
  getProductCategory,
  toProductColumns,
  assertSkuFree,
  writeProductDetails,
} from './write-product.server';

/**
 * Adds a product with its opening stock movement.
 *
 * @param likeId the product it duplicates, whose drawing it takes over.
 * @throws FieldError if the category doesn't exist or the SKU is taken.
 */
export async function createProduct(db: Db, product: CreateProduct, actor: Actor, likeId?: number) {
  return inTransaction(db, async (trx) => {
    const category = await getProductCategory(trx, product);
    await assertSkuFree(trx, product.sku);
    const slug = await findFreeSlug(trx, slugOf(product.slug) || slugOf(product.name) || slugOf(product.sku));
    const like =
      likeId === undefined
        ? undefined
        : await trx.selectFrom('products').select('picture').where('id', '=', likeId).executeTakeFirst();
    const { id } = await trx
      .insertInto('products')
      .values({
        ...toProductColumns(product, category),
        slug,
        stock_quantity: 0,
        rating_tenths: 0,
        review_count: 0,
        image_url: product.imageUrl || null,
        picture: fitPicture(like?.picture ?? choosePicture(product.name, category.slug), product),
        created_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeProductDetails(trx, id, product);
    if (product.stockQuantity > 0) {
      await moveStock(trx, {
        productId: id,
        delta: product.stockQuantity,
        kind: 'initial',
        reason: 'Beginning inventory',
        actor: actor.name,
        cause: `product:${id}`,
      });
    }
    await recordAudit(trx, actor, 'product.create', `product:${id}`, {
      after: { name: product.name, sku: product.sku, priceCents: product.price, ...(likeId && { likeId }) },
    });
    await publishProductEvents(trx, [{ id, change: 'created' }]);
    return { id, slug };
  });
}
