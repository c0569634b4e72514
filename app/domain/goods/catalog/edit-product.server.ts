import { sql } from 'kysely';

import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, FieldError, NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { getActiveChange } from '../../base/webhooks/webhook-events.schema';
import {
  findSaleProblem,
  StoredProductSchema,
  type CreateProduct,
  type ProductChanges,
} from './product.schema';
import { findFreeSlug, moveSlug } from './product-slugs.server';
import { fitPicture } from './picture-options.rules';
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
    super('Someone else changed this product. Nothing was saved yet.');
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
    const before = await getUnchangedProduct(trx, id, seen);
    return saveProduct(trx, before, product, takesNewSlug ? '' : undefined, actor);
  });
}

/**
 * Changes some fields of a product, by the rules of the product form. Fields that are not named keep their values.
 *
 * @param seen the product as the client read it; undefined to change it whatever it is.
 * @throws NotFoundError, ProductChangedError, or FieldError if a field doesn't fit the others or what is stored.
 */
export async function updateProduct(
  db: Db,
  id: number,
  { changes, seen }: { changes: ProductChanges; seen: ProductValues | undefined },
  actor: Actor,
): Promise<{ slug: string }> {
  return inTransaction(db, async (trx) => {
    const before = await getUnchangedProduct(trx, id, seen);
    if (before.hasUploads && changes.imageUrl !== undefined)
      throw new FieldError('imageUrl', 'This product has uploaded pictures. Change them in the back office.');
    const product = applyChanges(before.values, changes);
    return saveProduct(trx, before, product, changes.slug, actor);
  });
}

/** @throws FieldError */
function applyChanges(values: ProductValues, changes: ProductChanges): CreateProduct {
  const stored = StoredProductSchema.safeParse({ ...values, stockQuantity: 0 });
  const issue = stored.error?.issues[0];
  if (!stored.success) throw new FieldError(issue?.path.join('.') ?? '', issue?.message ?? '');
  const product = Object.assign(stored.data, changes);
  const problem =
    changes.salePrice !== undefined && !product.isOnSale
      ? 'Set isOnSale to true to set a sale price'
      : findSaleProblem(product);
  if (problem !== undefined) throw new FieldError('salePrice', problem);
  return product;
}

/** @throws NotFoundError, or ProductChangedError if the product isn't as it was seen. */
async function getUnchangedProduct(
  trx: Trx,
  id: number,
  seen: Partial<ProductValues> | undefined,
): Promise<EditableProduct> {
  const product = await findEditableProduct(trx, id);
  if (product === undefined) throw new NotFoundError('Product not found.');
  const changed = seen === undefined ? [] : listDifferingFields(seen, product.values);
  if (changed.length > 0) throw new ProductChangedError(product.values, changed);
  return product;
}

/** @param slugText the new slug, or empty to derive it from the name; undefined keeps it. The old one redirects. */
async function saveProduct(
  trx: Trx,
  before: EditableProduct,
  product: CreateProduct,
  slugText: string | undefined,
  actor: Actor,
): Promise<{ slug: string }> {
  const { id } = before;
  const category = await getProductCategory(trx, product);
  await assertSkuFree(trx, product.sku, id);
  await trx
    .updateTable('products')
    .set({
      ...toProductColumns(product, category),
      ...getImageColumn(before, product),
      picture: fitPicture(before.picture, product),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await writeProductDetails(trx, id, product);
  const slug =
    slugText === undefined
      ? before.slug
      : await findFreeSlug(trx, slugOf(slugText) || slugOf(product.name) || slugOf(product.sku), id);
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
}

/** Uploaded pictures are managed on their own page; the first stays the main one. */
function getImageColumn(before: EditableProduct, product: CreateProduct): { image_url?: string | null } {
  return before.hasUploads ? {} : { image_url: product.imageUrl || null };
}
