import { IS_SOLD } from '../../goods/catalog/is-sold.server';
import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { assertCanOrder } from '../../goods/licenses/may-order.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, DomainError, NotFoundError, StockShortageError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { INVALID_QUANTITY, parseQuantity, type RefusedLine } from './cart.rules';
import { findCartAccount, lockCart } from './lock-cart.server';
import { t } from '~/i18n/text';

const GUEST = { customerId: null, userId: null };

/** Opens an empty cart for a guest or an account's user and returns its ID. */
export async function openCart(
  db: Db | Trx,
  { customerId, userId }: { customerId: number | null; userId: number | null } = GUEST,
): Promise<string> {
  const id = randomKey();
  await db
    .insertInto('carts')
    .values({ id, customer_id: customerId, user_id: userId, created_at: nowIso(), updated_at: nowIso() })
    .execute();
  return id;
}

/**
 * Adds units of a product to a cart.
 *
 * @throws NotFoundError if the store doesn't sell it, StockShortageError if the cart would exceed stock,
 * LicenseRequiredError if the account lacks the license.
 */
export async function addToCart(db: Db, cartId: string, productId: number, quantity: number) {
  return inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    const held = await readQuantity(trx, cartId, productId);
    return putLine(trx, cartId, productId, held + quantity, { held });
  });
}

/** Sets the quantity of a cart line; 0 or less removes it. Throws like `addToCart`. */
export async function setCartQuantity(db: Db, cartId: string, productId: number, quantity: number) {
  await inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    if (quantity <= 0) await removeLine(trx, cartId, productId);
    else await putLine(trx, cartId, productId, quantity);
  });
}

/** A quantity field of the cart page, and the quantity that the page was rendered with. */
export interface LineEdit {
  productId: number;
  typed: string;
  was: number;
}

/** The button of a line that was pressed. */
export interface PressedLine {
  productId: number;
  button: 'increase' | 'decrease' | 'remove';
}

/**
 * Saves the quantities that a buyer typed on the cart page, then the pressed button. Lines left as they were rendered
 * aren't written, so that an old page can't undo what another one changed. A line that can't be saved is returned, and
 * the others are saved.
 */
export async function saveCartLines(
  db: Db,
  cartId: string,
  edits: readonly LineEdit[],
  pressed?: PressedLine,
): Promise<RefusedLine[]> {
  return inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    const refused: RefusedLine[] = [];
    for (const edit of edits) {
      const button = pressed?.productId === edit.productId ? pressed.button : undefined;
      const problem = await saveLine(trx, cartId, edit, button);
      if (problem !== undefined) refused.push({ productId: edit.productId, typed: edit.typed, problem });
    }
    return refused;
  });
}

/** @returns why it wasn't saved. */
async function saveLine(
  trx: Trx,
  cartId: string,
  { productId, typed, was }: LineEdit,
  button: PressedLine['button'] | undefined,
): Promise<string | undefined> {
  if (button === 'remove') {
    await removeLine(trx, cartId, productId);
    return undefined;
  }
  const entered = parseQuantity(typed);
  if (entered === undefined) return INVALID_QUANTITY();
  const isTyped = entered !== was;
  if (!isTyped && button === undefined) return undefined;
  const held = await readQuantity(trx, cartId, productId);
  // Another tab may have removed the line.
  if (held === 0)
    return entered === 0 || button === 'decrease' ? undefined : describeGoneLine(trx, productId);
  const step = button === undefined ? 0 : button === 'increase' ? 1 : -1;
  const quantity = (isTyped ? entered : held) + step;
  if (quantity <= 0) {
    await removeLine(trx, cartId, productId);
    return undefined;
  }
  try {
    await putLine(trx, cartId, productId, quantity, { mayExceedStock: !isTyped && step < 0 });
    return undefined;
  } catch (error) {
    if (error instanceof StockShortageError && error.available > 0) {
      const { available } = error;
      return t`Only ${available} available. Enter ${available} or less.`;
    }
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

async function describeGoneLine(trx: Trx, productId: number): Promise<string> {
  const product = await trx
    .selectFrom('products')
    .select(inPageLanguage('name').as('name'))
    .where('id', '=', productId)
    .executeTakeFirst();
  const name = product?.name ?? t`A product`;
  return t`${name} is no longer in your cart. It was removed in another window.`;
}

/** Removes a product from a cart. @throws NotFoundError if the cart doesn't contain it. */
export async function removeFromCart(db: Db, cartId: string | null | undefined, productId: number) {
  const removed = cartId == null ? false : await removeLine(db, cartId, productId);
  if (!removed) throw new NotFoundError(t`That product isn’t in your cart.`);
}

/** Removes all lines from a cart. */
export async function emptyCart(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
}

/** Changes a quantity by one; decreasing a last unit removes the line (SPEC 4). Throws like `addToCart`. */
export async function stepCartQuantity(db: Db, cartId: string, productId: number, step: 1 | -1) {
  await inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    const quantity = (await readQuantity(trx, cartId, productId)) + step;
    if (quantity <= 0) await removeLine(trx, cartId, productId);
    else await putLine(trx, cartId, productId, quantity, { mayExceedStock: step < 0 });
  });
}

/**
 * Fills the cart with the demo's sample order (DESIGN 2, SPEC 9): 299.99 x 1, 89.99 x 2, 199.99 x 1. Products are
 * found by price, if they are in stock.
 */
export async function addSampleOrder(db: Db, cartId: string): Promise<void> {
  await inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    for (const [priceCents, quantity] of [
      [29_999, 1],
      [8_999, 2],
      [19_999, 1],
    ] as const) {
      const product = await trx
        .selectFrom('products as p')
        .select('id')
        .where('price_cents', '=', priceCents)
        .where(IS_SOLD)
        .where('is_on_sale', '=', 0)
        .where('is_restricted', '=', 0)
        .where('stock_quantity', '>=', quantity)
        .orderBy('id')
        .executeTakeFirst();
      if (product !== undefined) await putLine(trx, cartId, product.id, quantity);
    }
  });
}

async function readQuantity(trx: Trx, cartId: string, productId: number): Promise<number> {
  const line = await trx
    .selectFrom('cart_lines')
    .select('quantity')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return line?.quantity ?? 0;
}

async function putLine(
  trx: Trx,
  cartId: string,
  productId: number,
  quantity: number,
  { mayExceedStock = false, held = 0 } = {},
): Promise<{ name: string; quantity: number }> {
  const product = await trx
    .selectFrom('products as p')
    .select(['stock_quantity', 'is_restricted', 'effective_price_cents', inPageLanguage('name').as('name')])
    .where('id', '=', productId)
    .where(IS_SOLD)
    .executeTakeFirstOrThrow(() => new NotFoundError(t`That product isn’t available.`));
  const { name } = product;
  // Without a price, the sales desk quotes one.
  if (product.effective_price_cents === 0)
    throw new ConflictError(t`${name} is priced on request. Request a quote.`);
  // Decreasing is always allowed, because it moves an unavailable line toward being orderable.
  if (quantity > product.stock_quantity && !mayExceedStock) {
    throw new StockShortageError(productId, product.name, product.stock_quantity, held);
  }
  if (product.is_restricted === 1 && !mayExceedStock)
    await assertCanOrder(trx, await findCartAccount(trx, cartId), [productId]);
  await trx
    .insertInto('cart_lines')
    .values({ cart_id: cartId, product_id: productId, quantity, added_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity }))
    .execute();
  return { name: product.name, quantity };
}

/** @returns whether the line existed. */
async function removeLine(db: Db | Trx, cartId: string, productId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
