import { chargeOrder } from '../../app/domain/payments/charge-order.server';
import { placeOrder } from '../../app/domain/checkout/place-order.server';
import { DomainError } from '../../app/domain/shared/errors';
import { SandboxProvider } from '../../app/integrations/payments/sandbox-provider.server';
import { openDatabase } from '../../db/client';
import { placementFor } from '../support/placement';

/**
 * A store process of its own, for the races: places the given carts' orders at the given moment, all at once, and
 * prints how each ended, one JSON array. Arguments: database, books, moment, total, carts.
 */
const [databaseUrl = '', books = '', startAt = '0', shownTotal = '0', ...carts] = process.argv.slice(2);

const db = openDatabase(databaseUrl);
const sandbox = new SandboxProvider(books);
// The first query opens the file, so that opening it is no part of the race.
await db.selectFrom('categories').select('id').limit(1).execute();
await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));

const endings = await Promise.all(carts.map(checkOut));
process.stdout.write(JSON.stringify(endings));
await db.destroy();
sandbox.close();

async function checkOut(cartId: string): Promise<string> {
  // A process does its own work in one go; spread over a moment, the three take turns.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  try {
    const order = await placeOrder(db, placementFor(cartId, Number(shownTotal)));
    const { attemptKey } = order;
    if (attemptKey === undefined) return 'no attempt';
    return await chargeOrder(
      db,
      sandbox,
      { ...order, attemptKey },
      { timeoutMs: 10_000, origin: 'http://localhost:3000' },
    );
  } catch (error) {
    return error instanceof DomainError ? error.message : `unexpected: ${String(error)}`;
  }
}
