import type { Db } from '../../../db/schema';
import { ORDER_STATE_NAMES, type OrderState } from '../../domain/selling/orders/order-states.rules';
import type { WorkCounts } from './waiting-work.rules';

/** Counts pending work as the lists linked from the dashboard do. */
export async function countWaitingWork(db: Db): Promise<WorkCounts> {
  const states = await countOrdersByState(db);
  const ofState = (state: OrderState) => states.find((row) => row.state === state)?.count ?? 0;
  const countOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }) =>
    (await query.executeTakeFirstOrThrow()).count;
  const documents = db
    .selectFrom('account_documents')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting');
  const applications = db
    .selectFrom('customers')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('status', '=', 'applied');
  const messages = db
    .selectFrom('messages')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('is_unread', '=', 1)
    .where('status', '=', 'open');
  const quotes = db
    .selectFrom('quotes')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('status', '=', 'requested');
  const counts: WorkCounts = {
    ship: ofState('paid'),
    shipOnAccount: ofState('on_account'),
    review: ofState('review'),
    transfer: ofState('awaiting_transfer'),
    approval: ofState('awaiting_approval'),
    messages: await countOf(messages),
    applications: await countOf(applications),
    documents: await countOf(documents),
    quotes: await countOf(quotes),
  };
  return counts;
}

/** Counts orders by state, in the order of their life cycle. */
export async function countOrdersByState(db: Db): Promise<{ state: OrderState; count: number }[]> {
  const rows = await db
    .selectFrom('orders')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const states = Object.keys(ORDER_STATE_NAMES);
  return rows.sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
}
