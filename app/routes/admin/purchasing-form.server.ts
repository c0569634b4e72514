import type { Validator } from 'remix-validated-form';

import { staffActor, type Actor } from '../../domain/base/audit/actor';
import { ConflictError, DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { fieldErrorsOf, readForm, refuseForm } from '../../http/form.server';
import { notFound } from '../../http/not-found.server';
import type { StaffForm } from './staff-form.server';
import { redirectWithToast, toastHeaders } from '../../http/toast.server';

/** What was done, and the page that shows it; the form's own page where none is named. */
interface PurchasingResult {
  message: string;
  page?: string;
}

/**
 * Answers a form about buying: checks it, lets the domain do it, and leads on with a toast that says what was done. What
 * the domain refuses comes back as the page, typed values kept: 409 when somebody else was quicker, else 422.
 */
export async function answerPurchasingForm<Data>(
  { context, staff, form, page }: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<PurchasingResult>,
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    const done = await carryOut(data, staffActor(staff, context.requestId));
    return redirectWithToast(context, done.page ?? page, { type: 'success', message: done.message });
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, fieldErrorsOf(error, 'changed'), {
      status: error instanceof ConflictError ? 409 : 422,
      headers: await toastHeaders(context, toast),
    });
  }
}
