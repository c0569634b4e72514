import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { partKey } from '../../../../db/search-text';
import { getPage } from '../../base/shared/paging.rules';
import { countRows, takePage } from '../../base/shared/list-queries.server';

/** A product sold by a supplier. */
export type SupplierProduct = ReturnType<typeof toSupplierProduct>;

const PAGE_SIZE = 50;

function selectProducts(db: Db, supplierId: number) {
  return db
    .selectFrom('supplier_products as sp')
    .innerJoin('products as p', 'p.id', 'sp.product_id')
    .select(['p.id as productId', 'p.sku', 'p.name', 'p.is_active', 'p.stock_quantity as stockQuantity'])
    .select(['p.cost_price_cents', 'sp.part_number as partNumber', 'sp.unit_cost_cents as agreedCostCents'])
    .select(['sp.is_preferred', 'sp.revision'])
    .where('sp.supplier_id', '=', supplierId);
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>;

function toSupplierProduct({ is_active, is_preferred, cost_price_cents, ...product }: ProductRow) {
  return {
    ...product,
    isActive: is_active === 1,
    unitCostCents: product.agreedCostCents ?? cost_price_cents,
    isPreferred: is_preferred === 1,
  };
}

/** Lists a supplier's products by name. */
export async function listSupplierProducts(db: Db, supplierId: number, wanted: number) {
  const total = await countRows(db.selectFrom('supplier_products').where('supplier_id', '=', supplierId));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectProducts(db, supplierId)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .$call(takePage(page))
    .execute();
  return { page, products: rows.map(toSupplierProduct) };
}

export async function findSupplierProduct(db: Db, supplierId: number, productId: number) {
  const row = await selectProducts(db, supplierId).where('p.id', '=', productId).executeTakeFirst();
  return row && toSupplierProduct(row);
}

/** Finds a product by SKU or by the supplier's part number, in any spelling, with its cost. */
export async function findOrderableProduct(
  db: Db,
  supplierId: number,
  wanted: { sku: string } | { id: number },
) {
  const id = 'id' in wanted ? wanted.id : await findByNumber(db, supplierId, partKey(wanted.sku));
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('products as p')
    .leftJoin('supplier_products as sp', (join) =>
      join.onRef('sp.product_id', '=', 'p.id').on('sp.supplier_id', '=', supplierId),
    )
    .select(['p.id', 'p.sku', 'p.name', 'p.cost_price_cents', 'sp.part_number', 'sp.unit_cost_cents'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      sku: row.sku,
      name: row.name,
      partNumber: row.part_number ?? '',
      unitCostCents: row.unit_cost_cents ?? row.cost_price_cents,
    }
  );
}

async function findByNumber(db: Db, supplierId: number, key: string): Promise<number | undefined> {
  if (key === '') return undefined;
  const own = await db.selectFrom('products').select('id').where('sku_key', '=', key).executeTakeFirst();
  if (own !== undefined) return own.id;
  const theirs = await db
    .selectFrom('supplier_products')
    .select(['product_id', 'part_number'])
    .where('supplier_id', '=', supplierId)
    .where('part_number', '!=', '')
    .orderBy('product_id')
    .execute();
  return theirs.find(({ part_number }) => partKey(part_number) === key)?.product_id;
}
