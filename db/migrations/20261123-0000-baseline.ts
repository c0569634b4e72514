import type { Kysely } from 'kysely';

import { createBulkAndImports } from './baseline/bulk-and-imports';
import { createCartsAndSessions } from './baseline/carts';
import { createCatalog, createProductIndexes } from './baseline/catalog';
import { createCatalogVersion } from './baseline/catalog-version';
import { createContent, createLocations } from './baseline/content';
import { createCorrespondence } from './baseline/correspondence';
import { createCustomers } from './baseline/customers';
import { createInventory } from './baseline/inventory';
import { createListingCounts } from './baseline/listing-counts';
import { createListingVersion } from './baseline/listing-version';
import { createOrderRefunds, createOrders } from './baseline/orders';
import { createPayments } from './baseline/payments';
import { createPrices } from './baseline/prices';
import { createPurchasing } from './baseline/purchasing';
import { createSearch } from './baseline/search';
import { createStaff } from './baseline/staff';
import { createStaffSearch } from './baseline/staff-search';
import { createStockSums } from './baseline/stock-sums';
import { createUpkeep } from './baseline/upkeep';
import { createWebhooks } from './baseline/webhooks';

/** Creates the schema of the first release. Tables come after those they refer to, triggers after all tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaff(db);
  await createCustomers(db);
  await createLocations(db);
  await createCatalog(db);
  await createProductIndexes(db);
  await createPrices(db);
  await createCartsAndSessions(db);
  await createOrders(db);
  await createPayments(db);
  await createOrderRefunds(db);
  await createCorrespondence(db);
  await createInventory(db);
  await createPurchasing(db);
  await createContent(db);
  await createBulkAndImports(db);
  await createWebhooks(db);
  await createUpkeep(db);
  await createSearch(db);
  await createCatalogVersion(db);
  await createStaffSearch(db);
  await createListingCounts(db);
  await createStockSums(db);
  await createListingVersion(db);
}
