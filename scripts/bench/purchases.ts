import type { Db } from '../../db/schema';
import { confirmationIn, type HttpBuyer } from '../../tests/support/http-buyer';
import type { Reply } from '../../tests/support/server-process';
import { CROWD } from './crowd';
import { onLine } from './progress-line';
import { usageOf } from './process-usage';
import { spread, type Target } from './requests';
import { stockedProducts } from './stock';
import { buyerAt } from './visitors';

/** Purchases of each buyer that are not counted: they compile what the others run. */
const WARM_UP = 3;

export interface Purchases {
  count: number;
  errors: string[];
  medianMs: number;
  p99Ms: number;
  perSecond: number;
  /** Processor time of the store for one purchase; undefined where the system does not tell. */
  cpuMs: number | undefined;
}

/**
 * Sixteen buyers at once, each with a session and a product of their own: into the cart, checkout, pay in the sandbox,
 * confirmation. And again, until each has bought as often as wanted.
 */
export async function measurePurchases(
  store: Target,
  db: Db,
  staffCookie: string,
  each: number,
): Promise<Purchases> {
  onLine(`${CROWD} buyers buy`);
  const products = await stockedProducts(store, db, staffCookie, CROWD);
  const buyers = products.map((productId) => ({ buyer: buyerAt(store), productId }));
  const errors: string[] = [];
  const buyAll = (times: number) => Promise.all(buyers.map((one) => buyAgain(one, times, errors)));
  await buyAll(WARM_UP);
  const before = usageOf(store.pid);
  const startedAt = performance.now();
  const times = (await buyAll(each)).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = usageOf(store.pid);
  onLine('');
  return {
    count: times.length,
    errors,
    ...spread(times),
    perSecond: times.length / seconds,
    cpuMs: before && after && (after.cpuMs - before.cpuMs) / times.length,
  };
}

async function buyAgain(
  { buyer, productId }: { buyer: HttpBuyer; productId: number },
  times: number,
  errors: string[],
): Promise<number[]> {
  const took: number[] = [];
  for (let bought = 0; bought < times; bought += 1) {
    const startedAt = performance.now();
    try {
      await buyer.addToCart(productId, 1);
      const placed = await buyer.place('express', await buyer.fillIn('express'));
      await seeConfirmation(buyer, placed);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
    took.push(performance.now() - startedAt);
  }
  return took;
}

async function seeConfirmation(buyer: HttpBuyer, placed: Reply): Promise<void> {
  const { location } = placed.headers;
  if (confirmationIn(placed) === undefined || location === undefined)
    throw new Error(`The checkout answered ${placed.status}, not with a confirmation.`);
  const confirmation = await buyer.open(location);
  if (confirmation.status !== 200) throw new Error(`The confirmation answered ${confirmation.status}.`);
}
