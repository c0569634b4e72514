import type { Validator } from 'remix-validated-form';

import { toStaffActor, type Actor } from '../../domain/base/audit/actor';
import { ConflictError, DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import type { StaffForm } from './staff-form.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

/** The toast, and the page to redirect to; the form's own page by default. */
interface PurchasingResult {
  message: string;
  page?: string;
}

/**
 * Handles a purchasing form: validates, calls the domain, and redirects with a toast. A refusal shows the page again
 * with the input: 409 for conflicts, otherwise 422.
 */
export async function answerPurchasingForm<Data>(
  { context, staff, form, page }: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<PurchasingResult>,
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    const done = await carryOut(data, toStaffActor(staff, context.requestId));
    return redirectWithToast(context, done.page ?? page, { type: 'success', message: done.message });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, getFieldErrors(error, 'changed'), {
      status: error instanceof ConflictError ? 409 : 422,
      headers: await createToastHeaders(context, toast),
    });
  }
}
