import Database from 'better-sqlite3';
import { expect, it, vi } from 'vitest';

import { readCart } from '../../app/domain/cart/cart.queries.server';
import { EXPRESS_POLICY, totalsOf } from '../../app/domain/checkout/totals.rules';
import { randomKey } from '../../app/domain/shared/random.server';
import { action } from '../../app/routes/_store.checkout';
import { customer } from '../support/placement';
import { answerOf, posting } from '../support/requests';
import { isSqlite, openTestStore } from '../support/test-store';

// PostgreSQL has no lock of the whole store that another connection could find taken.
it.runIf(isSqlite)(
  'a provider is asked for money when the order is in the file, and no transaction is open',
  async () => {
    const store = await openTestStore({ seeded: true });
    const { cartId, cookie } = await store.cartWith({ productId: 1, quantity: 2 });
    const { lines } = await readCart(store.db, cartId);
    const charge = store.sandbox.charge.bind(store.sandbox);
    const seen: unknown[] = [];
    // Another connection, as another process has: it sees what is committed and nothing else.
    const file = store.env.databaseUrl.slice('file:'.length);
    vi.spyOn(store.sandbox, 'charge').mockImplementation((request, signal) => {
      const other = new Database(file, { timeout: 0 });
      other.exec('begin immediate');
      seen.push(
        other
          .prepare(
            `select o.state as orderState, a.state as attemptState, a.amount_cents = o.total_cents as isWhole,
             (select count(*) from order_lines l where l.order_id = o.id) as lines
           from payment_attempts a join orders o on o.id = a.order_id where a.idempotency_key = ?`,
          )
          .get(request.key),
      );
      other.exec('rollback');
      other.close();
      return charge(request, signal);
    });
    const fields = {
      ...customer,
      paymentMethod: 'stripe',
      checkoutToken: randomKey(),
      shownTotal: String(totalsOf(lines, EXPRESS_POLICY).totalCents),
    };
    const answer = await answerOf(async () => action(await posting(store, '/checkout', fields, { cookie })));
    expect(answer.status).toBe(303);
    expect(seen).toEqual([{ orderState: 'pending', attemptState: 'sent', isWhole: 1, lines: 1 }]);
  },
);
