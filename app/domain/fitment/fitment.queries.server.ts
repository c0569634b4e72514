import type { Db } from '../../../db/schema';
import { findMakeName, MAKE_GROUPS } from './makes.rules';
import type { Vehicle } from './vehicle.rules';

/** Fitment rows of products that are in the store. */
export function storeFitments(db: Db) {
  return db
    .selectFrom('fitments as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1);
}

/** The makes for which the catalogue has something, in the groups of the search panel. */
export async function listMakeGroups(db: Db): Promise<{ label: string; makes: string[] }[]> {
  const rows = await storeFitments(db).select('f.make').distinct().execute();
  const known = new Set(rows.map(({ make }) => make));
  return MAKE_GROUPS.map(({ label, makes }) => ({
    label,
    makes: makes.filter((make) => known.has(make)),
  })).filter(({ makes }) => makes.length > 0);
}

/** The models of a make for which the catalogue has something; none for a make that it does not know. */
export async function listModels(db: Db, makeValue: string): Promise<string[]> {
  const make = findMakeName(makeValue);
  if (make === undefined) return [];
  const rows = await storeFitments(db)
    .select('f.model')
    .distinct()
    .where('f.make', '=', make)
    .orderBy('f.model')
    .execute();
  return rows.map((row) => row.model);
}

/** The model years of a make and model that fitment rows cover, newest first. */
export async function listYears(db: Db, { make, model }: Pick<Vehicle, 'make' | 'model'>): Promise<number[]> {
  const rows = await storeFitments(db)
    .select(['f.year_from', 'f.year_to'])
    .distinct()
    .where('f.make', '=', make)
    .where('f.model', '=', model)
    .execute();
  const years = new Set<number>();
  for (const { year_from: from, year_to: to } of rows)
    for (let year = from; year <= to && year < from + 100; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
}

/** What can be chosen beside a vehicle that is known in part: the models of its make, the years of its model. */
export interface VehicleChoices {
  models: string[];
  years: number[];
}

export async function listVehicleChoices(
  db: Db,
  { make, model }: { make: string; model: string },
): Promise<VehicleChoices> {
  const name = findMakeName(make);
  return {
    models: await listModels(db, make),
    years: name === undefined || model === '' ? [] : await listYears(db, { make: name, model }),
  };
}

/** Whether the catalogue has something for this model, so that it is one that may be remembered. */
export async function isKnownModel(db: Db, { make, model }: Pick<Vehicle, 'make' | 'model'>) {
  const row = await storeFitments(db)
    .select('f.id')
    .where('f.make', '=', make)
    .where('f.model', '=', model)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
