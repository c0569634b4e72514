import type { Validator } from 'remix-validated-form';

import type { Actor } from '../../domain/base/audit/actor';
import type { ExpectedOrder } from '../../domain/selling/orders/lock-order.server';
import { answerStaffForm, type StaffForm } from './staff-form.server';

export type OrderForm = StaffForm & { orderId: number };

interface SeenFields {
  expectedUpdatedAt: string;
  expectedEventId: number;
}

/** Handles an order form like `answerStaffForm`; the domain also gets the state that the form's page showed. */
export function answerOrderForm<Data extends SeenFields>(
  posted: OrderForm,
  validator: Validator<Data>,
  carryOut: (order: { orderId: number; seen: ExpectedOrder }, data: Data, actor: Actor) => Promise<string>,
): Promise<Response> {
  return answerStaffForm(posted, validator, (data, actor) => {
    const seen = { updatedAt: data.expectedUpdatedAt, lastEventId: data.expectedEventId };
    return carryOut({ orderId: posted.orderId, seen }, data, actor);
  });
}
