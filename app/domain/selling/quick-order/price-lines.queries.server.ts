import type { Db } from '../../../../db/schema';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import { getBestPrice } from '../../goods/prices/price.rules';
import type { CheckedLine } from './quick-order.rules';

/** Applies an account's prices at each line's orderable quantity; leaves a guest's lines unchanged. */
export async function priceLines(db: Db, customerId: number | null | undefined, lines: CheckedLine[]) {
  const ids = lines.flatMap(({ product }) => product?.id ?? []);
  if (customerId == null || ids.length === 0) return lines;
  const termsOf = await readBuyerTerms(db, customerId, ids);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_cents', 'sale_price_cents', 'is_on_sale'])
    .where('id', 'in', ids)
    .execute();
  const pricings = new Map(
    rows.map((row) => [
      row.id,
      {
        priceCents: row.price_cents,
        salePriceCents: row.sale_price_cents,
        isOnSale: row.is_on_sale === 1,
      },
    ]),
  );
  return lines.map((line) => {
    const { product } = line;
    const pricing = product && pricings.get(product.id);
    if (product === undefined || pricing === undefined) return line;
    const quantity = Math.max(1, line.orderable);
    const { unitPriceCents } = getBestPrice(pricing, termsOf(product.id), quantity);
    return { ...line, product: { ...product, unitPriceCents }, totalCents: line.orderable * unitPriceCents };
  });
}
