import { isEmptyStore } from '../../../db/empty-store';
import type { Db } from '../../../db/schema';
import { seedCategories, seedPriceTiers, seedProductDetails } from '../../../db/seeds/catalog-rows';
import {
  seedCompanyBlocks,
  seedEvents,
  seedLocations,
  seedPosts,
  seedProfessionals,
} from '../../../db/seeds/content-rows';
import { readDemoFile } from '../../../db/seeds/demo-files';
import { seedFrenchTexts } from '../../../db/seeds/french-rows';
import { seedPurchaseOrders, seedSuppliers } from '../../../db/seeds/purchasing-rows';
import { inTransaction } from '../../../db/transaction';
import { readVersionedSettings } from '../../domain/base/settings/settings.queries.server';
import { writeSettings } from '../../domain/base/settings/settings.server';
import { isoIn, nowIso } from '../../domain/base/shared/clock';
import { fitPictures } from '../../domain/goods/catalog/fit-pictures.server';
import { importWholeFile } from '../imports/import-whole-file.server';
import { seedHistory } from './history/seed-history.server';

/** The opening stock's reason in the ledger. */
const SEED = { id: 'demo', actor: 'seed', reason: 'Beginning inventory' } as const;
const SEED_ACTOR = { name: SEED.actor, staffId: null, requestId: '' };

/**
 * Fills an empty store with the demo in one transaction. Its products come through the product import, so that every
 * first start exercises it.
 *
 * @param history whether to add 14 months of business, as a first start does; most tests begin with the catalog alone.
 * @returns what was added; undefined if the store isn't empty, perhaps because another process was quicker.
 */
export async function seedDemoStore(
  db: Db,
  { history = false }: { history?: boolean } = {},
): Promise<{ categories: number; products: number } | undefined> {
  if (!(await isEmptyStore(db))) return undefined;
  return inTransaction(db, async (trx) => {
    if (!(await isEmptyStore(trx))) return undefined;
    const now = nowIso();
    await seedLocations(trx);
    const categories = await seedCategories(trx, now);
    await seedPriceTiers(trx, now);
    const products = await importWholeFile(trx, readDemoFile('products'), SEED);
    // Before the products are prepared for the search.
    await seedFrenchTexts(trx);
    await seedProductDetails(trx);
    await fitPictures(trx);
    await seedPosts(trx, now);
    await seedEvents(trx, now);
    await seedCompanyBlocks(trx, now);
    await seedProfessionals(trx, now);
    await seedSuppliers(trx, now);
    if (history) await seedHistory(trx, now);
    await seedPurchaseOrders(trx, now);
    return { categories, products };
  });
}

/** Starts the demo's sale, which lasts 48 hours (SPEC 2.3). */
export async function startDemoSale(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = await readVersionedSettings(trx);
    await writeSettings(trx, now, { ...now.settings, saleEndsAt: isoIn(48 * 60 * 60_000) }, SEED_ACTOR);
  });
}
