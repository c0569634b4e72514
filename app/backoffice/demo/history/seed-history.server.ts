import type { Trx } from '../../../../db/schema';
import { seedAccounts } from './accounts.server';
import { HISTORY_DAYS, HistoryCalendar } from './calendar';
import { readHistoryCatalog } from './catalog.server';
import { HistoryLog } from './history-log.server';
import { seedCatalogWork } from './catalog-work.server';
import { seedApplications, seedCorrespondence } from './correspondence.server';
import { seedOrders } from './orders.server';
import { seedPurchaseHistory } from './purchasing.server';
import { seedDocuments, seedFavorites, seedMail } from './records.server';
import { seedCounts, seedTransfers } from './warehouse.server';
import { SeededRandom } from './seeded-random';
import { seedStaff } from './staff.server';
import { HistoryLedger } from './stock-ledger.server';

const SEED = 20_261;

/**
 * Adds 14 months of business to the demo's catalog: the same in every store except for dates and random keys. Stock ends
 * with the quantities of the catalog.
 */
export async function seedHistory(trx: Trx, now: string): Promise<void> {
  const calendar = new HistoryCalendar(now);
  const random = new SeededRandom(SEED);
  const products = await readHistoryCatalog(trx);
  const staff = await seedStaff(trx, calendar);
  const log = new HistoryLog();
  const ledger = new HistoryLedger();
  const buyers = await seedAccounts(trx, { random, calendar, products, staff });
  const input = { random, calendar, products, staff, log, ledger, buyers };
  const orders = await seedOrders(trx, input);
  await seedTransfers(trx, input);
  await seedCounts(trx, input);
  // Deliveries bring what everything else has taken.
  await seedPurchaseHistory(trx, input);
  await seedCorrespondence(trx, { ...input, orders });
  await seedApplications(trx, { ...input, orders });
  await seedDocuments(trx, input);
  await seedFavorites(trx, input);
  await seedMail(trx, orders);
  await seedCatalogWork(trx, input);
  await ledger.write(trx, calendar.at(HISTORY_DAYS, 0));
  await log.write(trx);
}
