import type { Db } from '../../db/schema';
import { confirmationIn, type HttpBuyer } from '../../tests/support/http-buyer';
import { onLine } from './progress-line';
import { spread, type Target } from './requests';
import { stockedProducts } from './stock';
import { buyerAt } from './visitors';

const FEW = 2;
const MANY = 200;
/** How often each action is done; an order is placed as often, and its cart filled before. */
const TIMES = 5;

/** An action on a cart or an order, with a few lines and with many; medians in milliseconds. */
export interface CartAction {
  name: string;
  fewMs: number;
  manyMs: number;
}

export async function measureLargeCart(store: Target, db: Db, staffCookie: string): Promise<CartAction[]> {
  const ids = await stockedProducts(store, db, staffCookie, MANY);
  const few = await timesWith(store, ids.slice(0, FEW));
  const many = await timesWith(store, ids);
  onLine('');
  return [...few].map(([name, times]) => ({
    name,
    fewMs: spread(times).medianMs,
    manyMs: spread(many.get(name) ?? []).medianMs,
  }));
}

async function timesWith(store: Target, ids: number[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  // The first order compiles what the others run.
  for (let round = 0; round <= TIMES; round += 1) {
    onLine(`A cart of ${ids.length} lines: ${round} of ${TIMES}`);
    const buyer = buyerAt(store);
    for (const id of ids) await buyer.addToCart(id, 1);
    const taken = await actOn(buyer, ids.at(-1) ?? 0);
    if (round === 0) continue;
    for (const [name, ms] of taken) times.set(name, [...(times.get(name) ?? []), ms]);
  }
  return times;
}

async function actOn(buyer: HttpBuyer, lastId: number): Promise<Map<string, number>> {
  const taken = new Map<string, number>();
  const timed = async <Answer>(name: string, action: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const answer = await action();
    taken.set(name, performance.now() - startedAt);
    return answer;
  };
  const changed = (quantity: number) => ({
    intent: 'setQuantity',
    productId: String(lastId),
    quantity: String(quantity),
  });
  await timed('add one more of a line', () => buyer.addToCart(lastId, 1));
  await timed('change a quantity', () => buyer.post('/cart', changed(1)));
  await timed('cart page', () => buyer.open('/cart'));
  const fields = await timed('checkout page', () => buyer.fillIn('express'));
  const placed = await timed('place and pay', () => buyer.place('express', fields));
  const { location } = placed.headers;
  if (confirmationIn(placed) === undefined || location === undefined)
    throw new Error(`An order of many lines answered ${placed.status}.`);
  await timed('confirmation', () => buyer.open(location));
  return taken;
}
