import type { Db } from '../../../../db/schema';
import { inLanguage } from '~/i18n/language.server';
import { recordMessage } from '../inbox/messages.server';
import { findOrder } from './orders.queries.server';
import { RETURN_REASON_NAMES } from './return-request.rules';
import type { ReturnRequest } from './return-request.schema';

/**
 * Sends the desk a message with the items that a buyer wants to return, from the order's contact. Staff reply with an RMA
 * number.
 */
export async function requestReturn(
  db: Db,
  orderId: number,
  { quantities, reason, message }: ReturnRequest,
): Promise<void> {
  // Staff read English.
  const order = await inLanguage('en', () => findOrder(db, orderId));
  const reasonName = inLanguage('en', () => RETURN_REASON_NAMES()[reason]);
  if (order === undefined) throw new Error(`Order ${orderId} doesn’t exist.`);
  const chosen = order.lines.flatMap(({ id, name, sku }) => {
    const quantity = quantities.get(id);
    return quantity === undefined ? [] : [`${quantity} x ${name} (${sku})`];
  });
  const { firstName, lastName, email, phone, company, number } = order;
  await recordMessage(db, {
    ...{ firstName, lastName, email, phone, company },
    kind: 'contact',
    subject: `Return request: order ${number}`,
    message: [`Order ${number}`, ...chosen, `Reason: ${reasonName}`, message].filter(Boolean).join('\n'),
  });
}
