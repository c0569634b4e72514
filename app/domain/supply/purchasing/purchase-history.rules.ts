import type { KnownEvent } from '../../base/audit/audit-history.rules';

interface Purchase {
  createdBy: string;
  createdAt: string;
  sentAt: string | null;
}

interface Received {
  /** Receipt number, from 1. */
  number: number;
  receivedBy: string;
  createdAt: string;
}

/** Lists the events known from a purchase order and its receipts, oldest first. */
export function listPurchaseHistory(
  { createdBy, createdAt, sentAt }: Purchase,
  receipts: readonly Received[],
): KnownEvent[] {
  const received = [...receipts].sort((one, other) => one.number - other.number);
  return [
    { actor: createdBy, action: 'purchase-order.create', createdAt },
    // The order doesn't record who sent it.
    ...(sentAt === null ? [] : [{ actor: '', action: 'purchase-order.send', createdAt: sentAt }]),
    ...received.map((receipt) => ({
      actor: receipt.receivedBy,
      action: 'purchase-order.receive',
      createdAt: receipt.createdAt,
    })),
  ];
}
