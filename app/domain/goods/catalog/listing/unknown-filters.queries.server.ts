import type { Db } from '../../../../../db/schema';
import { hasModel } from '../../fitment/fitment.queries.server';
import { findMakeName } from '../../fitment/makes.rules';
import type { UnknownFilter, ListingParams } from './listing.rules';
import { findServiceName } from '../services.rules';

/**
 * Lists the filter values that don't exist in the catalog, to explain an empty list.
 *
 * @param query with an empty category if the URL's exists.
 */
export async function listUnknownFilters(db: Db, query: ListingParams): Promise<UnknownFilter[]> {
  const unknown: UnknownFilter[] = [];
  const { category, make, model, noYear } = query;
  if (category !== '' && findServiceName(category) === undefined)
    unknown.push({ name: 'category', value: category });
  for (const brand of query.brand) {
    const row = await db
      .selectFrom('product_counts')
      .select('brand')
      .where('brand', '=', brand)
      .groupBy('brand')
      .having((build) => build.fn.sum<number>('products'), '>', 0)
      .executeTakeFirst();
    if (row === undefined) unknown.push({ name: 'brand', value: brand });
  }
  const makeName = findMakeName(make);
  if (make !== '' && makeName === undefined) unknown.push({ name: 'make', value: make });
  else if (model !== '' && !(await hasModel(db, makeName, model)))
    unknown.push({ name: 'model', value: model });
  if (noYear !== '') unknown.push({ name: 'year', value: noYear });
  return unknown;
}
