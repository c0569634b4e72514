import type { Db } from '../../../../db/schema';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { NotFoundError } from '../../base/shared/errors';
import { findMakeName, makeValue, MAKE_GROUPS } from './makes.rules';
import { findModel, unknownMake, unknownModel, type Vehicle } from './vehicle.rules';

/** Fitment rows of active products. */
function selectStoreFitments(db: Db) {
  return db
    .selectFrom('fitments as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1);
}

const yearsByMake = new VersionedCache<Map<string, number[]>>({ version: 'assortment' });

/** Reads the model years of each make in the catalog, one make per query, so that other requests aren't held up. */
function readYearsByMake(db: Db) {
  return yearsByMake.read(db, '', async () => {
    const byMake = new Map<string, number[]>();
    for (const make of MAKE_GROUPS.flatMap(({ makes }) => [...makes])) {
      const years = listYearsIn(await selectYearRanges(db, make).execute());
      if (years.length > 0) byMake.set(make, years);
    }
    return byMake;
  });
}

/** The index gives the different ranges; whether one is sold is asked once for each, not for all its products. */
function selectYearRanges(db: Db, make: string, model?: string) {
  const ranges = db
    .selectFrom('fitments')
    .select(['make', 'model', 'year_from', 'year_to'])
    .distinct()
    .where('make', '=', make)
    .$if(model !== undefined, (range) => range.where('model', '=', model ?? ''));
  return db
    .selectFrom(ranges.as('r'))
    .select(['r.year_from', 'r.year_to'])
    .where(({ exists, ref }) =>
      exists(
        selectStoreFitments(db)
          .select('f.id')
          .where('f.make', '=', ref('r.make'))
          .where('f.model', '=', ref('r.model'))
          .where('f.year_from', '=', ref('r.year_from'))
          .where('f.year_to', '=', ref('r.year_to')),
      ),
    );
}

/** Lists the makes in the catalog, in the search panel's groups. */
export async function listMakeGroups(db: Db): Promise<{ label: string; makes: string[] }[]> {
  const known = await readYearsByMake(db);
  return MAKE_GROUPS.map(({ label, makes }) => ({
    label: label(),
    makes: makes.filter((make) => known.has(make)),
  })).filter(({ makes }) => makes.length > 0);
}

/** Lists the values of the search panel's makes that no product for sale fits. */
export async function listEmptyMakes(db: Db): Promise<string[]> {
  const known = await readYearsByMake(db);
  return MAKE_GROUPS.flatMap(({ makes }) => makes.filter((make) => !known.has(make)).map(makeValue));
}

/** Lists the makes without groups. */
export async function listMakes(db: Db) {
  const groups = await listMakeGroups(db);
  return groups.flatMap(({ label, makes }) =>
    makes.map((make) => ({ make, value: makeValue(make), group: label })),
  );
}

/** Lists the models of a make in the catalog. */
export async function listModels(db: Db, value: string): Promise<string[]> {
  const make = findMakeName(value);
  if (make === undefined) return [];
  const rows = await selectStoreFitments(db)
    .select('f.model')
    .distinct()
    .where('f.make', '=', make)
    .orderBy('f.model')
    .execute();
  return rows.map((row) => row.model);
}

/**
 * Returns a typed make and model in the catalog's spelling.
 *
 * @throws NotFoundError that names what the vehicle data doesn't know (decision 0012).
 */
export async function getVehicleName(db: Db, typed: { make: string; model?: string | undefined }) {
  const value = makeValue(typed.make.trim());
  const make = findMakeName(value);
  if (make === undefined) throw new NotFoundError(unknownMake(typed.make.trim()));
  const wanted = typed.model?.trim() ?? '';
  if (wanted === '') return { make, model: '' };
  const model = findModel(await listModels(db, value), wanted);
  if (model === undefined) throw new NotFoundError(unknownModel(make, wanted));
  return { make, model };
}

/** Lists the model years of a make and model, newest first. */
export async function listYears(db: Db, { make, model }: Pick<Vehicle, 'make' | 'model'>): Promise<number[]> {
  return listYearsIn(await selectYearRanges(db, make, model).execute());
}

/** Returns whether a model exists in this spelling, for a make or for any. */
export async function hasModel(db: Db, make: string | undefined, model: string): Promise<boolean> {
  const row = await selectStoreFitments(db)
    .select('f.id')
    .where('f.model', '=', model)
    .$if(make !== undefined, (fitment) => fitment.where('f.make', '=', make ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the search panel's years, newest first: those that a product for sale fits. */
export async function listPanelYears(db: Db): Promise<number[]> {
  const byMake = await readYearsByMake(db);
  return [...new Set([...byMake.values()].flat())].sort((a, b) => b - a);
}

/** Lists the years of some ranges, newest first. */
function listYearsIn(ranges: { year_from: number; year_to: number }[]) {
  const years = new Set<number>();
  for (const { year_from: from, year_to: to } of ranges)
    for (let year = from; year <= to && year < from + 100; year += 1) years.add(year);
  return [...years].sort((a, b) => b - a);
}

export type VehicleChoices = Awaited<ReturnType<typeof listVehicleChoices>>;

/** Lists the choices for an incomplete vehicle: models of its make, years of its model. */
export async function listVehicleChoices(db: Db, { make, model }: { make: string; model: string }) {
  const name = findMakeName(make);
  return {
    models: await listModels(db, make),
    years: name === undefined || model === '' ? [] : await listYears(db, { make: name, model }),
  };
}

/** Returns whether the catalog has fitment for a model, so that it can be selected. */
export async function isKnownModel(db: Db, { make, model }: Pick<Vehicle, 'make' | 'model'>) {
  const row = await selectStoreFitments(db)
    .select('f.id')
    .where('f.make', '=', make)
    .where('f.model', '=', model)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A negative answer has to check every product of a category. */
const withFitment = new VersionedCache<boolean>({ version: 'assortment' });

/** Returns whether products of these categories have fitment. */
export async function hasFitment(db: Db, categoryIds: readonly number[]): Promise<boolean> {
  return withFitment.read(db, categoryIds.join(), async () => {
    const row = await db
      .selectFrom('fitments as f')
      .innerJoin('products as p', 'p.id', 'f.product_id')
      .select('f.id')
      .where('p.category_id', 'in', categoryIds)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  });
}
