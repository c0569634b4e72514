import { gauge, type Figure } from './figures';

/** What the store has and what waits in it. Counts alone: nothing of a person. */
export interface StoreCounts {
  /** Orders by their state. */
  orders: Record<string, number>;
  outboxDue: number;
  /** Mail that was given up. */
  outboxFailed: number;
  webhookDeliveriesDue: number;
  /** Payments without an answer for more than a minute. */
  latePayments: number;
  refundsDue: number;
  importsRunning: number;
}

/** The counts as figures. They are read from the database when they are asked for, and the same on every machine. */
export function storeFigures(counts: StoreCounts): Figure[] {
  const one = (name: string, help: string, value: number) => gauge(name, help, [[{}, value]]);
  const orders = Object.entries(counts.orders).map(([state, count]): [Record<string, string>, number] => [
    { state },
    count,
  ]);
  return [
    gauge('keyway_orders', 'Orders by their state.', orders),
    one('keyway_outbox_waiting', 'Mail that is still to be sent.', counts.outboxDue),
    one('keyway_outbox_failed', 'Mail that was given up.', counts.outboxFailed),
    one(
      'keyway_webhook_deliveries_waiting',
      'Webhook messages that are still to be delivered.',
      counts.webhookDeliveriesDue,
    ),
    one(
      'keyway_payments_late',
      'Payments that were sent more than a minute ago and have no outcome.',
      counts.latePayments,
    ),
    one('keyway_refunds_waiting', 'Refunds that are still to be paid.', counts.refundsDue),
    one('keyway_imports_running', 'Imports that are checked, applied or taken back.', counts.importsRunning),
  ];
}
