import type { Db } from '../../db/schema';
import { confirmationIn, HttpBuyer } from '../../tests/support/http-buyer';
import { usageOf } from '../../tests/support/process-usage';
import type { RunningServer } from '../../tests/support/server-process';

const BUYERS = 16;
const WARM_UP = 2;
const EACH = 10;
/** More than the buyers order. */
const STOCK = 100_000;

/**
 * Has 16 buyers order at once, each a product of their own, from the cart to the confirmation.
 *
 * @returns orders per second, and processor time of the store per order.
 */
export async function measureOrders(server: RunningServer, db: Db, staffCookie: string) {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('is_active', '=', 1)
    .where('is_restricted', '=', 0)
    .orderBy('id')
    .limit(BUYERS)
    .execute();
  const stocked = await server.ask('/api/stock', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://${server.host}`, Cookie: staffCookie },
    body: JSON.stringify({ items: products.map(({ id }) => ({ id, stockQuantity: STOCK })) }),
  });
  if (stocked.status !== 200) throw new Error(`The stock answered ${stocked.status}: ${stocked.body}`);
  const buyers = products.map(({ id }) => ({ id, buyer: new HttpBuyer(server) }));
  const orderAll = (times: number) =>
    Promise.all(
      buyers.map(async ({ id, buyer }) => {
        for (let ordered = 0; ordered < times; ordered += 1) await order(buyer, id);
      }),
    );
  await orderAll(WARM_UP);
  const cpuBefore = usageOf(server.pid)?.cpuMs ?? NaN;
  const startedAt = performance.now();
  await orderAll(EACH);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuAfter = usageOf(server.pid)?.cpuMs ?? NaN;
  const count = BUYERS * EACH;
  return { perSecond: count / seconds, cpuMs: (cpuAfter - cpuBefore) / count };
}

async function order(buyer: HttpBuyer, productId: number): Promise<void> {
  await buyer.addToCart(productId, 1);
  const placed = await buyer.place('express', await buyer.fillIn('express'));
  const { location } = placed.headers;
  if (confirmationIn(placed) === undefined || location === undefined)
    throw new Error(`The checkout answered ${placed.status}.`);
  await buyer.open(location);
}
