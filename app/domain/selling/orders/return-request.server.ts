import type { Db } from '../../../../db/schema';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';
import { FieldError } from '../../base/shared/errors';
import { recordMessage } from '../inbox/messages.server';
import { getLineField } from '../../base/shared/line-quantities.schema';
import { findOrder } from './orders.queries.server';
import { listReturnableLines, RETURN_REASON_NAMES } from './return-request.rules';
import type { ReturnRequest } from './return-request.schema';

/**
 * Sends the desk a message with the items that a buyer wants to return, from the order's contact. Staff reply with an RMA
 * number.
 *
 * @throws FieldError if no items are chosen, or more than the buyer has.
 */
export async function requestReturn(
  db: Db,
  orderId: number,
  { quantities, reason, message }: ReturnRequest,
): Promise<void> {
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Error(`Order ${orderId} doesn’t exist.`);
  const returnable = listReturnableLines(order);
  for (const { line, units } of returnable) {
    if ((quantities.get(line.id) ?? 0) > units)
      throw new FieldError(getLineField(line.id), t`Enter ${units} or less`);
  }
  const chosen = returnable.flatMap(({ line }) => {
    const quantity = quantities.get(line.id);
    return quantity === undefined ? [] : [`${quantity} x ${line.name} (${line.sku})`];
  });
  const [first] = returnable;
  if (chosen.length === 0)
    throw new FieldError(first === undefined ? 'reason' : getLineField(first.line.id), t`Select an item`);
  // Staff read English.
  const reasonName = inLanguage('en', () => RETURN_REASON_NAMES()[reason]);
  const { firstName, lastName, email, phone, company, number } = order;
  await recordMessage(db, {
    ...{ firstName, lastName, email, phone, company },
    kind: 'contact',
    subject: `Return request: order ${number}`,
    message: [`Order ${number}`, ...chosen, `Reason: ${reasonName}`, message].filter(Boolean).join('\n'),
  });
}
