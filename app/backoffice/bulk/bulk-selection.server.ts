import { sql, type RawBuilder, type SqlBool } from 'kysely';

import {
  isProductStatus,
  PRODUCT_STATUSES,
} from '../../domain/goods/catalog/listing/admin-product-list.rules';
import { IN_STATUS } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { whereFoundByStaff } from '../../domain/goods/search/staff-text.server';
import { parseIds, type BulkFilter } from './bulk-change.schema';

/** Products (`products as p`) of the back office's filter. A status that is unknown finds nothing, never everything. */
export function whereMatchesFilter({ q, category, status }: BulkFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (q.trim() !== '') conditions.push(whereFoundByStaff(q.trim().slice(0, 100)));
  const [categoryId] = parseIds(category);
  if (category !== '') conditions.push(sql<SqlBool>`p.category_id = ${categoryId ?? 0}`);
  if (status !== '') conditions.push(isProductStatus(status) ? IN_STATUS[status] : sql<SqlBool>`0 = 1`);
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The filter in words, for whoever reads a run later. */
export function describeFilter({ q, category, status }: BulkFilter, categoryName: string | undefined) {
  const parts = [
    q.trim() !== '' && `“${q.trim()}”`,
    category !== '' && `category ${categoryName ?? category}`,
    status !== '' && (isProductStatus(status) ? PRODUCT_STATUSES[status].toLowerCase() : status),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Every product' : `Products found by ${parts.join(', ')}`;
}
