import { sql, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import { toCard, selectCards } from '../catalog/product-card.queries.server';
import type { ProductCard } from '../catalog/product.schema';
import { formatMoney } from '../../base/shared/money.rules';
import { getEffectivePrice } from '../catalog/product.rules';
import { normalizeFccId } from './fcc-id.rules';
import { formatYearRange } from '../../base/shared/year-range.rules';
import { t } from '~/i18n/text';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

// The indexed expression.
const KEY = sql<string>`replace(replace(lower(fcc_id), '-', ''), ' ', '')`;

export type FccIdSummary = Awaited<ReturnType<typeof listFccIds>>[number];

export interface FccIdItem extends ProductCard {
  /** Attributes compared under one ID, in page order. */
  attributes: Record<string, string>;
  isSample: boolean;
}

/** Lists the store's FCC IDs with product counts. */
export async function listFccIds(db: Db) {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', (join) => join.on('c.id', '=', sql<number>`${BESIDE_INDEX}p.category_id`))
    .select((build) => [
      build.fn.min<string>('p.fcc_id').as('fcc_id'),
      build.fn.countAll<number>().as('count'),
      build.fn.min<string>('p.vehicle_make').as('vehicle_make'),
    ])
    // Answered from the index alone.
    .where('p.fcc_id', '!=', sql.lit(''))
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .where('c.is_active', '=', 1)
    .groupBy(KEY)
    .orderBy('fcc_id')
    .execute();
  return rows.map((row) => ({ fccId: row.fcc_id, count: row.count, makes: row.vehicle_make }));
}

/** Finds the store's spelling of a typed FCC ID. */
export async function findFccId(db: Db, typed: string): Promise<string | undefined> {
  const key = normalizeFccId(typed);
  if (key === '') return undefined;
  const row = await db
    .selectFrom('products')
    .select('fcc_id')
    .where(sql.ref('fcc_id'), '!=', sql.lit(''))
    .where(KEY, '=', key)
    .where('is_active', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.fcc_id;
}

/** Finds the products of an FCC ID in any spelling, with the compared attributes. */
export async function findFccIdDetail(db: Db, typed: string) {
  const key = normalizeFccId(typed);
  if (key === '') return undefined;
  const rows = await selectCards(db)
    .select(['p.fcc_id', 'p.key_type', 'p.oem_number'])
    .where(sql.ref('fcc_id'), '!=', sql.lit(''))
    .where(KEY, '=', key)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .orderBy('p.id')
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  const ids = rows.map(({ id }) => id);
  const specifications = await db
    .selectFrom('product_specifications')
    .select(['product_id', inPageLanguage('name').as('name'), inPageLanguage('value').as('value')])
    .where('product_id', 'in', ids)
    .where('name', '!=', 'FCC ID')
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const fitments = await db
    .selectFrom('fitments')
    .select(['product_id', 'make', 'model', 'year_from', 'year_to', 'is_sample'])
    .where('product_id', 'in', ids)
    .orderBy('make')
    .orderBy('model')
    .execute();
  const items = rows.map((row): FccIdItem => {
    const card = toCard(row);
    const own = fitments.filter(({ product_id }) => product_id === row.id);
    const vehicles = own.map(
      (fit) => `${fit.make} ${fit.model} ${formatYearRange(fit.year_from, fit.year_to)}`,
    );
    const stated = specifications.filter(({ product_id }) => product_id === row.id);
    return {
      ...card,
      attributes: {
        ...Object.fromEntries(stated.map(({ name, value }) => [name, value])),
        [t`OEM number`]: row.oem_number,
        [t`Vehicles`]: vehicles.join('; '),
        [t`Brand`]: row.brand,
        [t`Product number`]: row.product_number,
        [t`Price`]: formatMoney(getEffectivePrice(card)),
      },
      isSample: own.some(({ is_sample }) => is_sample === 1),
    };
  });
  return { fccId: first.fcc_id, items };
}
