import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { listSpecifications } from '../catalog/compare.queries.server';
import { toCard, selectCards } from '../catalog/product-card.queries.server';
import { selectCovering } from './vehicle-fit.queries.server';
import { getProductKind, getStart } from './product-kind.rules';
import { formatYearRange } from '../../base/shared/year-range.rules';
import type { Vehicle } from './vehicle.rules';
import { translateValue } from '../../base/translation/page-language.queries.server';

/** Attributes that distinguish parts. */
const FACTS: readonly string[] = ['Frequency', 'Transponder chip', 'Buttons'];

/** What else a locksmith asks of a part, the first ones first. */
const DETAILS = [
  ...['Battery', 'Emergency blade', 'Blade', 'Lock type', 'Programming', 'Cut by', 'Cloneable'],
  ...['Equivalent to', 'Pins', 'Material', 'Programming needed', 'Warranty', 'Case'],
];

/** As many as a part's other facts, beside which they stand. */
const MOST_DETAILS = 4;

/** A product for a vehicle. */
export type VehiclePart = Awaited<ReturnType<typeof listVehicleParts>>['parts'][number];

/** Maximum parts while only make and model are known; the page asks for the year. */
export const MOST_FOR_A_PART_OF_A_VEHICLE = 60;

/**
 * Lists the active products that fit a vehicle as far as it is known, in stock first.
 *
 * @param most maximum; all if undefined.
 */
export async function listVehicleParts(db: Db, vehicle: Vehicle, most?: number) {
  const rows = await selectCards(db)
    .select(['p.fcc_id', 'p.name as english_name'])
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .where('p.id', 'in', selectCovering(vehicle).select('f.product_id'))
    .orderBy((build) => build.case().when('p.stock_quantity', '>', 0).then(0).else(1).end())
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .$if(most !== undefined, (cards) => cards.limit((most ?? 0) + 1))
    .execute();
  const shown = most === undefined ? rows : rows.slice(0, most);
  const ids = shown.map(({ id }) => id);
  const specifications = await listSpecifications(db, ids);
  const listFacts = (id: number) => (specifications.get(id) ?? []).filter(({ name }) => FACTS.includes(name));
  const listDetails = (id: number) =>
    DETAILS.flatMap((detail) => (specifications.get(id) ?? []).filter(({ name }) => name === detail)).slice(
      0,
      MOST_DETAILS,
    );
  const facts = await translateValue(db, ids.map(listFacts));
  const details = await translateValue(db, ids.map(listDetails));
  const coverage = await listCoverage(db, vehicle, ids);
  return {
    parts: shown.map((row, index) => ({
      ...toCard(row),
      kind: getProductKind({ type: row.type, name: row.english_name, categorySlug: row.category_slug }),
      startsWith: getStart(row.type),
      fccId: row.fcc_id,
      facts: facts[index] ?? [],
      details: details[index] ?? [],
      coverage: (coverage.get(row.id) ?? []).map(({ text }) => text),
      isSample: (coverage.get(row.id) ?? []).some(({ isSample }) => isSample),
    })),
    hasMore: rows.length > shown.length,
  };
}

async function listCoverage(db: Db, vehicle: Vehicle, ids: number[]) {
  const coverage = new Map<number, { text: string; isSample: boolean }[]>();
  if (ids.length === 0) return coverage;
  const rows = await db
    .selectFrom('fitments')
    .select(['product_id', 'model', 'year_from', 'year_to', 'is_sample'])
    .where('product_id', 'in', ids)
    .where('make', '=', vehicle.make)
    .$if(vehicle.model !== '', (fitment) => fitment.where('model', '=', vehicle.model))
    .orderBy('model')
    .orderBy('year_from')
    .execute();
  for (const row of rows) {
    const text = `${row.model} ${formatYearRange(row.year_from, row.year_to)}`;
    coverage.set(row.product_id, [
      ...(coverage.get(row.product_id) ?? []),
      { text, isSample: row.is_sample === 1 },
    ]);
  }
  return coverage;
}
