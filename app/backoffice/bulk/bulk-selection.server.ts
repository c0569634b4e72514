import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../db/schema';
import {
  isProductStatus,
  PRODUCT_STATUSES,
} from '../../domain/goods/catalog/listing/admin-product-list.rules';
import { IN_STATUS } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { whereFoundByStaff } from '../../domain/goods/search/staff-text.server';
import { parseIds, type BulkFilter, type BulkForm } from './bulk-change.schema';

/** Matches products (`products as p`) by the back office's filter. An unknown status matches nothing. */
export function whereMatchesFilter({ q, category, status }: BulkFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (q.trim() !== '') conditions.push(whereFoundByStaff(q.trim().slice(0, 100)));
  const [categoryId] = parseIds(category);
  if (category !== '') conditions.push(sql<SqlBool>`p.category_id = ${categoryId ?? 0}`);
  if (status !== '') conditions.push(isProductStatus(status) ? IN_STATUS[status] : sql<SqlBool>`0 = 1`);
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Selects products by their IDs, or by a filter if there are none. */
export function selectChosenProducts(
  db: Db,
  { productIds, filter }: Pick<BulkForm, 'productIds' | 'filter'>,
) {
  const products = db.selectFrom('products as p');
  return productIds === undefined
    ? products.where(whereMatchesFilter(filter))
    : products.where('p.id', 'in', productIds);
}

/** Describes a filter for the history of runs. */
export function describeFilter({ q, category, status }: BulkFilter, categoryName: string | undefined) {
  const parts = [
    q.trim() !== '' && `“${q.trim()}”`,
    category !== '' && `category ${categoryName ?? category}`,
    status !== '' && (isProductStatus(status) ? PRODUCT_STATUSES[status].toLowerCase() : status),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Every product' : `Products found by ${parts.join(', ')}`;
}
