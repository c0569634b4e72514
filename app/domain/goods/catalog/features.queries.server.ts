import type { Db } from '../../../../db/schema';
import { parseTextList } from '../../base/shared/stored-json';

/** A card has room for two bullets (SPEC 2.5). */
const SHOWN = 2;

/** Lists the first features of products, by product ID. */
export async function listFirstFeatures(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'features']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, features }) => [id, parseTextList(features).slice(0, SHOWN)]));
}
