import type { Db } from '../../../../db/schema';
import { listActiveCategories, listFormerSlugs } from '../../goods/catalog/categories.queries.server';
import { listEmptyServices } from '../../goods/catalog/listing/empty-services.queries.server';
import { VersionedCache } from '../../goods/catalog/versioned-cache.server';
import { listEmptyMakes, listModels, listPanelYears } from '../../goods/fitment/fitment.queries.server';
import { findMakeName } from '../../goods/fitment/makes.rules';
import { getStoreFacts } from '../../base/settings/store-facts.rules';
import type { Settings } from '../../base/settings/settings.rules';
import { readFrameClaims } from './claims.queries.server';

const frames = new VersionedCache<Awaited<ReturnType<typeof makeFrame>>>();

/**
 * Reads the header and footer data shown to everyone, cached by catalog version.
 *
 * @param make the make whose models the search panel offers.
 */
export function readFrame(db: Db, settings: Settings, make: string) {
  const known = findMakeName(make) === undefined ? '' : make;
  return frames.read(db, JSON.stringify([known, settings]), () => makeFrame(db, settings, known));
}

async function makeFrame(db: Db, settings: Settings, make: string) {
  const categories = await listActiveCategories(db);
  return {
    categories: categories.map(({ slug, name, level }) => ({ slug, name, level })),
    formerAddresses: await listFormerSlugs(db),
    emptyMakes: await listEmptyMakes(db),
    emptyServices: await listEmptyServices(db),
    models: await listModels(db, make),
    years: await listPanelYears(db),
    claims: await readFrameClaims(db, getStoreFacts(settings)),
  };
}
