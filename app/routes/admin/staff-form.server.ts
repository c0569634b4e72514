import type { AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import { toStaffActor, type Actor } from '../../domain/base/audit/actor';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

export interface StaffForm {
  context: AppLoadContext;
  staff: Staff;
  form: FormData;
  /** The form's page and where to return to. */
  page: string;
}

/**
 * Handles a staff form: validates, calls the domain, and returns with a toast. A refusal shows the page again with
 * the input and a toast.
 */
export async function answerStaffForm<Data>(
  { context, staff, form, page }: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<string>,
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    const message = await carryOut(data, toStaffActor(staff, context.requestId));
    return redirectWithToast(context, page, { type: 'success', message });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, getFieldErrors(error, 'changed'), {
      status: 409,
      headers: await createToastHeaders(context, toast),
    });
  }
}
