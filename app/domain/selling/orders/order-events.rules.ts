import { ORDER_STATE_NAMES, type OrderState } from './order-states.rules';

const KIND_NAMES = {
  refund: 'Refund',
  restock: 'Back to stock',
  payment: 'Payment',
  pickup: 'Pickup',
} as const;

interface TimelineEntry {
  kind: 'state' | keyof typeof KIND_NAMES;
  toState: OrderState;
  actor: string;
}

/** What an entry of the timeline is headed by: the state that was reached, or what else was done. */
export function eventName({ kind, toState }: Pick<TimelineEntry, 'kind' | 'toState'>): string {
  return kind === 'state' ? ORDER_STATE_NAMES[toState] : KIND_NAMES[kind];
}

/** Who did it, as staff read it: 'admin' for 'staff:admin', 'Ada Locke' for 'user:Ada Locke'. */
export function actorName(actor: string): string {
  return actor.replace(/^(?:staff|user):/, '');
}

/** A user of the buyer's own company, as the timeline keeps them. */
export function actorOfUser(name: string): string {
  return `user:${name}`;
}
