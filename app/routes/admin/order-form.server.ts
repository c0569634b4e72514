import type { AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import { toStaffActor, type Actor } from '../../domain/base/audit/actor';
import type { ExpectedOrder } from '../../domain/selling/orders/lock-order.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { paths } from '../../paths';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { keepReturn } from '../../http/return-to.server';

export interface OrderForm {
  context: AppLoadContext;
  staff: Staff;
  orderId: number;
  form: FormData;
  request: Request;
}

interface SeenFields {
  seenUpdatedAt: string;
  seenEventId: number;
}

/**
 * Handles an order form: validates, calls the domain, and returns to the order with a toast. A refusal shows the page
 * again with the input and a toast.
 */
export async function answerOrderForm<Data extends SeenFields>(
  { context, staff, orderId, form, request }: OrderForm,
  validator: Validator<Data>,
  carryOut: (order: { orderId: number; seen: ExpectedOrder }, data: Data, actor: Actor) => Promise<string>,
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const seen = { updatedAt: data.seenUpdatedAt, lastEventId: data.seenEventId };
  try {
    const done = await carryOut({ orderId, seen }, data, toStaffActor(staff, context.requestId));
    const page = keepReturn(request, paths.admin.order(orderId));
    return redirectWithToast(context, page, { type: 'success', message: done });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, getFieldErrors(error, 'order'), {
      status: 409,
      headers: await createToastHeaders(context, toast),
    });
  }
}
