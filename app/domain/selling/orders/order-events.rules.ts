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

/** Names a timeline entry: the new state, or the action. */
export function getEventName({ kind, toState }: Pick<TimelineEntry, 'kind' | 'toState'>): string {
  return kind === 'state' ? ORDER_STATE_NAMES[toState] : KIND_NAMES[kind];
}

/** Formats an actor for staff: 'admin' for 'staff:admin', 'Ada Locke' for 'user:Ada Locke'. */
export function formatActorName(actor: string): string {
  return actor.replace(/^(?:staff|user):/, '');
}

/** Returns the timeline actor for a user of the buyer's company. */
export function toUserActor(name: string): string {
  return `user:${name}`;
}
