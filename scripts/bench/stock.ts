import type { Db } from '../../db/schema';
import type { Target } from './requests';

/** More than anybody buys here. */
const STOCK = 100_000;

/** So many products that anybody may order, with more on the shelf than will be bought. Staff put it there by the API. */
export async function stockedProducts(
  store: Target,
  db: Db,
  staffCookie: string,
  count: number,
): Promise<number[]> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('is_active', '=', 1)
    .where('is_restricted', '=', 0)
    .orderBy('id')
    .limit(count)
    .execute();
  if (products.length < count) throw new Error(`Fewer than ${count} products may be ordered by anybody.`);
  const answer = await fetch(`${store.origin}/api/stock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: store.origin, Cookie: staffCookie },
    body: JSON.stringify({ items: products.map(({ id }) => ({ id, stockQuantity: STOCK })) }),
  });
  if (!answer.ok) throw new Error(`The stock answered ${answer.status}: ${await answer.text()}`);
  return products.map(({ id }) => id);
}
