import type { Db, Trx } from '../../../db/schema';
import { imageOf } from '../catalogue/product-card.queries.server';

export interface QuotedLine {
  id: number;
  productId: number;
  slug: string;
  name: string;
  sku: string;
  image: string;
  quantity: number;
  isActive: boolean;
  stockQuantity: number;
  /** What it costs today without a quote. */
  listPriceCents: number;
  /** Null until staff price it. */
  unitPriceCents: number | null;
}

/** The lines of a quote with today's list price and stock, in the order in which they were asked for. */
export async function linesOfQuote(db: Db | Trx, quoteId: number): Promise<QuotedLine[]> {
  const rows = await db
    .selectFrom('quote_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.id',
      'l.product_id',
      'l.quantity',
      'l.unit_price_cents',
      'p.slug',
      'p.name',
      'p.sku',
      'p.image_url',
      'p.picture',
      'p.is_active',
      'p.stock_quantity',
      'p.effective_price_cents',
    ])
    .where('l.quote_id', '=', quoteId)
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    image: imageOf(row),
    quantity: row.quantity,
    isActive: row.is_active === 1,
    stockQuantity: row.stock_quantity,
    listPriceCents: row.effective_price_cents,
    unitPriceCents: row.unit_price_cents,
  }));
}
