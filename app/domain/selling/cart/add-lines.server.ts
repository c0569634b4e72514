import { SOLD_FLAG } from '../../goods/catalog/is-sold.server';
import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { describeRequiredLicense } from '../../goods/licenses/license.rules';
import { listForbidden } from '../../goods/licenses/may-order.server';
import { describeShortage } from '../../base/shared/errors';
import { isoIn } from '../../base/shared/clock';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { findCartAccount, lockCart } from './lock-cart.server';
import { t } from '~/i18n/text';

interface LineToAdd {
  productId: number;
  quantity: number;
}

export interface AddedLines {
  /** Number of products whose quantity increased, and the total units added. */
  products: number;
  units: number;
  /** One message per product that was short or that this buyer can't order. */
  shortages: string[];
}

/**
 * Adds several lines to a cart in one transaction. If stock is short, adds what is available and reports it. Never
 * reduces existing lines.
 *
 * @param batch identifies this addition; repeating it has no effect.
 */
export async function addLinesToCart(db: Db, cartId: string, wanted: LineToAdd[], batch?: string) {
  const none: AddedLines = { products: 0, units: 0, shortages: [] };
  return inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    if (batch !== undefined && !(await isNewBatch(trx, cartId, batch))) return none;
    const quantities = new Map<number, number>();
    for (const { productId, quantity } of wanted)
      quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    if (quantities.size === 0) return none;
    const ids = [...quantities.keys()];
    const products = await trx
      .selectFrom('products as p')
      .select(['id', 'stock_quantity', SOLD_FLAG.as('is_sold'), inPageLanguage('name').as('name')])
      .where('id', 'in', ids)
      .execute();
    const lines = await trx
      .selectFrom('cart_lines')
      .select(['product_id', 'quantity'])
      .where('cart_id', '=', cartId)
      .where('product_id', 'in', ids)
      .execute();
    const held = new Map(lines.map((line) => [line.product_id, line.quantity]));
    const known = new Map(products.map((product) => [product.id, product]));
    const forbidden = await listForbidden(trx, await findCartAccount(trx, cartId), ids);
    const forbiddenIds = new Set(forbidden.map(({ id }) => id));

    const result: AddedLines = { products: 0, units: 0, shortages: [] };
    const rows: { product_id: number; quantity: number }[] = [];
    for (const [id, quantity] of quantities) {
      const product = known.get(id);
      if (product === undefined || product.is_sold === 0) {
        const name = product?.name ?? t`One of the products`;
        result.shortages.push(t`${name} is discontinued.`);
        continue;
      }
      if (forbiddenIds.has(id)) {
        result.shortages.push(describeRequiredLicense(product.name));
        continue;
      }
      const has = held.get(id) ?? 0;
      const added = Math.max(0, Math.min(quantity, product.stock_quantity - has));
      if (added < quantity)
        result.shortages.push(describeShortage(product.name, product.stock_quantity, has, added));
      if (added === 0) continue;
      rows.push({ product_id: id, quantity: has + added });
      result.products += 1;
      result.units += added;
    }
    await putLines(trx, cartId, rows);
    return result;
  });
}

async function isNewBatch(trx: Trx, cartId: string, batch: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('carts')
    .set({ last_batch: batch })
    .where('id', '=', cartId)
    .where('last_batch', '!=', batch)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Below the databases' limits of values in one statement. */
const ROWS_AT_ONCE = 1000;

async function putLines(trx: Trx, cartId: string, rows: { product_id: number; quantity: number }[]) {
  // Consecutive timestamps keep the lines in list order.
  const values = rows.map((row, index) => ({ ...row, cart_id: cartId, added_at: isoIn(index) }));
  for (let from = 0; from < values.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('cart_lines')
      .values(values.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', 'product_id'])
          .doUpdateSet((build) => ({ quantity: build.ref('excluded.quantity') })),
      )
      .execute();
}

/**
 * Merges a guest's cart into the user's cart at sign-in: quantities are added per product, up to the stock. The
 * user's own lines never shrink.
 *
 * @returns the user's cart, or null if neither cart exists.
 */
export async function joinCarts(
  trx: Trx,
  guestCartId: string | null,
  user: { id: number; customerId: number },
): Promise<string | null> {
  const own = await trx
    .selectFrom('carts')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  if (guestCartId === null || guestCartId === own?.id) return own?.id ?? null;
  const guest = await lockCart(trx, guestCartId);
  // Another user's cart stays theirs.
  if (guest === undefined || guest.customerId !== null) return own?.id ?? null;
  if (own === undefined) {
    await trx
      .updateTable('carts')
      .set({ customer_id: user.customerId, user_id: user.id })
      .where('id', '=', guestCartId)
      .execute();
    return guestCartId;
  }
  await lockCart(trx, own.id);
  const lines = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.product_id', 'l.quantity', 'p.stock_quantity'])
    .where('l.cart_id', '=', guestCartId)
    .orderBy('l.added_at')
    .orderBy('l.product_id')
    .execute();
  const heldLines = await trx
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('cart_id', '=', own.id)
    .execute();
  const heldOf = new Map(heldLines.map((line) => [line.product_id, line.quantity]));
  for (const [index, line] of lines.entries()) {
    const held = heldOf.get(line.product_id) ?? 0;
    const quantity = Math.max(held, Math.min(held + line.quantity, line.stock_quantity));
    if (quantity === 0) continue;
    await trx
      .insertInto('cart_lines')
      .values({ cart_id: own.id, product_id: line.product_id, quantity, added_at: isoIn(index) })
      .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity }))
      .execute();
  }
  await trx.deleteFrom('cart_lines').where('cart_id', '=', guestCartId).execute();
  await moveCheckedList(trx, guestCartId, own.id);
  return own.id;
}

/** The list that a guest has just checked replaces the account's earlier one: adding them up could order twice. */
async function moveCheckedList(trx: Trx, from: string, to: string): Promise<void> {
  const list = await trx
    .selectFrom('quick_order_lists')
    .select('list_id')
    .where('cart_id', '=', from)
    .executeTakeFirst();
  if (list === undefined) return;
  await trx.deleteFrom('quick_order_lists').where('cart_id', '=', to).execute();
  await trx.updateTable('quick_order_lists').set({ cart_id: to }).where('cart_id', '=', from).execute();
}

/**
 * Adds an order's products to a cart, as far as they are still sold and in stock, and reports the rest.
 *
 * @param batch identifies this addition; repeating it has no effect.
 */
export async function reorderOrder(db: Db, cartId: string, orderId: number, batch: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const wanted = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return addLinesToCart(db, cartId, wanted, batch);
}
