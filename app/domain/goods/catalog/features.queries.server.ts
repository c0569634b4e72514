import type { Db } from '../../../../db/schema';
import { textsOf } from '../../base/shared/stored-json';

/** SPEC 2.5: a card has room for two bullets. */
const SHOWN = 2;

/** The first features of products, by the product's id. */
export async function listFirstFeatures(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'features']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, features }) => [id, textsOf(features).slice(0, SHOWN)]));
}
