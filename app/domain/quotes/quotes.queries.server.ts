import type { Db } from '../../../db/schema';
import type { QuoteStatus } from './quote-states.rules';

export interface Quote {
  number: string;
  status: QuoteStatus;
  firstName: string;
  email: string;
  message: string;
  createdAt: string;
  expiresAt: string | null;
  lines: {
    productId: number;
    slug: string;
    name: string;
    sku: string;
    quantity: number;
    /** What it costs without a quote. */
    listPriceCents: number;
    /** Null until staff price it. */
    unitPriceCents: number | null;
  }[];
}

/** The quote behind the secret of its link. */
export async function findQuoteByAccessKey(db: Db, accessKey: string): Promise<Quote | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('access_key', '=', accessKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const lines = await db
    .selectFrom('quote_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.sku',
      'p.effective_price_cents',
      'l.quantity',
      'l.unit_price_cents',
    ])
    .where('l.quote_id', '=', row.id)
    .orderBy('l.id')
    .execute();
  return {
    number: row.number,
    status: row.status,
    firstName: row.first_name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lines: lines.map((line) => ({
      productId: line.id,
      slug: line.slug,
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      listPriceCents: line.effective_price_cents,
      unitPriceCents: line.unit_price_cents,
    })),
  };
}
