import type { Trx } from '../../../../db/schema';
import { seedAccounts } from './accounts.server';
import { HISTORY_DAYS, HistoryCalendar } from './calendar';
import { readHistoryCatalog } from './catalog.server';
import { HistoryLog } from './history-log.server';
import { seedOrders } from './orders.server';
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
  await seedOrders(trx, { random, calendar, products, buyers, staff, log, ledger });
  await ledger.write(trx, calendar.at(HISTORY_DAYS, 0));
  await log.write(trx);
}
