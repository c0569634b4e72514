import type { Db, Trx } from '../../../../db/schema';

/** Lists what keeps a product from being deleted. Favorites and agreed prices are deleted with it. */
export async function listReasonsToKeep(db: Db | Trx, id: number): Promise<string[]> {
  const { orders } = await db
    .selectFrom('order_lines')
    .select((build) => build.fn.count<number>('order_id').distinct().as('orders'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { quotes } = await db
    .selectFrom('quote_lines')
    .select((build) => build.fn.count<number>('quote_id').distinct().as('quotes'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { carts } = await db
    .selectFrom('cart_lines')
    .select((build) => build.fn.countAll<number>().as('carts'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { messages } = await db
    .selectFrom('messages')
    .select((build) => build.fn.countAll<number>().as('messages'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { movements } = await db
    .selectFrom('stock_movements')
    .select((build) => build.fn.countAll<number>().as('movements'))
    .where('product_id', '=', id)
    .where('kind', '!=', 'initial')
    .executeTakeFirstOrThrow();
  return [
    countText(orders, 'order holds it', 'orders hold it'),
    countText(quotes, 'quote holds it', 'quotes hold it'),
    countText(carts, 'cart holds it', 'carts hold it'),
    countText(messages, 'message is about it', 'messages are about it'),
    countText(
      movements,
      'stock movement came after its opening stock',
      'stock movements came after its opening stock',
    ),
  ].flatMap((text) => text ?? []);
}

function countText(count: number, one: string, many: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
