import type { Trx } from '../../../../db/schema';
import type { MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { formatMoney } from '../../base/shared/money.rules';
import type { DeliveryAddress, PurchaseOrder } from './purchase-orders.queries.server';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Builds the mail to the supplier: subject and parts. The confirmation page shows the same. */
export function buildOrderLetter(order: PurchaseOrder): { subject: string; parts: MailPart[] } {
  const { supplier, reference, expectedOn, deliverTo } = order;
  const facts: [string, string][] = [['Purchase order', order.number]];
  if (supplier.accountNumber !== '') facts.push(['Our account number', supplier.accountNumber]);
  if (reference !== '') facts.push(['Reference', reference]);
  if (expectedOn !== null) facts.push(['Requested date', formatDay(expectedOn)]);
  if (deliverTo !== null) facts.push(['Ship to', formatAddress(deliverTo)]);
  return {
    subject: `Purchase order ${order.number} from Keyway Trade Supply`,
    parts: [
      `${supplier.contactName === '' ? 'Hello' : supplier.contactName}, please ship the items below and reply to confirm.`,
      { facts },
      {
        lines: order.lines.map((line) => ({
          name: `${line.name}, ${formatMoney(line.unitCostCents)} each`,
          productNumber: '',
          sku: line.partNumber === '' ? `our SKU ${line.sku}` : `${line.partNumber}, our SKU ${line.sku}`,
          quantity: line.quantity,
          cents: line.quantity * line.unitCostCents,
        })),
        totals: [['Total', order.totalCents]],
      },
      ...(order.notes === '' ? [] : [{ written: order.notes }]),
    ],
  };
}

function formatAddress({ name, address, city, province, postalCode, phone }: DeliveryAddress): string {
  return `${name}, ${address}, ${city}, ${province} ${postalCode}, ${phone}`;
}

/** Queues the order's mail in the sending transaction; does nothing if the supplier has no address. */
export async function queueOrderMail(trx: Trx, order: PurchaseOrder): Promise<void> {
  if (order.supplier.email === '') return;
  await queueMail(trx, {
    eventKey: `purchase-order:${order.id}:sent`,
    to: order.supplier.email,
    ...buildOrderLetter(order),
  });
}

/** Queues the cancellation for a supplier that received the order by mail. */
export async function queueCanceledMail(trx: Trx, order: PurchaseOrder): Promise<void> {
  if (order.supplier.email === '') return;
  await queueMail(trx, {
    eventKey: `purchase-order:${order.id}:cancelled`,
    to: order.supplier.email,
    subject: `Purchase order ${order.number} canceled`,
    parts: [
      `Please don’t ship purchase order ${order.number}. We canceled it.`,
      `Reason: ${order.endReason}`,
    ],
  });
}
