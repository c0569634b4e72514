import type { Db } from '../../../db/schema';
import { findMakeName } from './makes.rules';

/** The models of a make for which the catalogue has something; none for a make that it does not know. */
export async function listModels(db: Db, makeValue: string): Promise<string[]> {
  const make = findMakeName(makeValue);
  if (make === undefined) return [];
  const rows = await db
    .selectFrom('fitments')
    .select('model')
    .distinct()
    .where('make', '=', make)
    .orderBy('model')
    .execute();
  return rows.map((row) => row.model);
}

/** Categories whose products have fitment, so that a vehicle can narrow them. */
export async function hasFitment(db: Db, categoryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('fitments as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select('f.id')
    .where('p.category_id', '=', categoryId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
