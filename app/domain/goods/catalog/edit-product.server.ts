import { sql } from 'kysely';

import { slugOf } from '../../../../db/slug';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { getActiveChange } from '../../base/webhooks/webhook-events.schema';
import type { CreateProduct } from './product.schema';
import { findFreeSlug, moveSlug } from './product-slugs.server';
import { findEditableProduct, type EditableProduct } from './product-values.queries.server';
import {
  listDifferingFields,
  pickFields,
  type ProductField,
  type ProductValues,
} from './product-values.rules';
import {
  getProductCategory,
  toProductColumns,
  assertSkuFree,
  writeProductDetails,
} from './write-product.server';

interface ProductEdit {
  product: CreateProduct;
  /** The product as the form was opened. Fields that changed since are never overwritten unseen. */
  seen: Partial<ProductValues>;
  /** Derives the slug from the name; the old one redirects. */
  takesNewSlug: boolean;
}

/** The product changed since the form was opened. */
export class ProductChangedError extends ConflictError {
  readonly current: ProductValues;
  readonly fields: ProductField[];

  constructor(current: ProductValues, fields: ProductField[]) {
    super('Somebody else changed this product while you were editing it. Nothing was saved yet.');
    this.current = current;
    this.fields = fields;
  }
}

/**
 * Saves the product form. Orders and quotes have price snapshots and stock has its ledger, so neither is affected.
 *
 * @throws NotFoundError, ProductChangedError, or FieldError if the category doesn't exist or the SKU is taken.
 */
export async function editProduct(
  db: Db,
  id: number,
  { product, seen, takesNewSlug }: ProductEdit,
  actor: Actor,
): Promise<{ slug: string }> {
  return inTransaction(db, async (trx) => {
    const before = await findEditableProduct(trx, id);
    if (before === undefined) throw new NotFoundError('There is no such product.');
    const changed = listDifferingFields(seen, before.values);
    if (changed.length > 0) throw new ProductChangedError(before.values, changed);
    const category = await getProductCategory(trx, product);
    await assertSkuFree(trx, product.sku, id);
    await trx
      .updateTable('products')
      .set({
        ...toProductColumns(product, category),
        ...getImageColumn(before, product),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute();
    await writeProductDetails(trx, id, product, category);
    const slug = takesNewSlug
      ? await findFreeSlug(trx, slugOf(product.name) || slugOf(product.sku), id)
      : before.slug;
    await moveSlug(trx, id, before.slug, slug);
    const after = await findEditableProduct(trx, id);
    if (after !== undefined) {
      const fields = listDifferingFields(before.values, after.values);
      if (fields.length > 0 || slug !== before.slug) {
        await recordAudit(trx, actor, 'product.edit', `product:${id}`, {
          before: {
            ...pickFields(before.values, fields),
            ...(slug !== before.slug && { slug: before.slug }),
          },
          after: { ...pickFields(after.values, fields), ...(slug !== before.slug && { slug }) },
        });
        const change = getActiveChange(before.values.isActive, after.values.isActive);
        await publishProductEvents(trx, [{ id, change }]);
      }
    }
    return { slug };
  });
}

/** Uploaded pictures are managed on their own page; the first stays the main one. */
function getImageColumn(before: EditableProduct, product: CreateProduct): { image_url?: string | null } {
  return before.hasUploads ? {} : { image_url: product.imageUrl || null };
}
