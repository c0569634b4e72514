import type { Kysely } from 'kysely';

import { versionTable } from './baseline/triggers';

/**
 * Adds the tier of the quantity prices that everyone pays. Public pages show them, so every change of a tier's prices
 * changes the catalog version.
 */
export async function up(db: Kysely<PriceTiers>): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('price_tiers')
    .values({
      code: 'everyone',
      name: 'Everyone',
      discount_basis_points: 0,
      created_at: now,
      updated_at: now,
    })
    // A store may have named a tier so before.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await versionTable(db, 'tier_prices', {
    table: 'catalogue_version',
    trigger: 'count_catalogue_change',
    suffix: 'counts',
  });
}

/** The columns as of this migration. */
interface PriceTiers {
  price_tiers: {
    code: string;
    name: string;
    discount_basis_points: number;
    created_at: string;
    updated_at: string;
  };
}
