import type { AppLoadContext } from '@remix-run/node';
import type { ToastMessage } from 'remix-toast';
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
    return refuseStaffForm(context, form, error);
  }
}

/** Returns the page again after a domain error, with the input, the errors, and a toast. Rethrows other errors. */
export async function refuseStaffForm(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
  { field = 'changed', ...init }: { field?: string; status?: number; replace?: Record<string, unknown> } = {},
): Promise<Response> {
  if (error instanceof NotFoundError) throw createNotFoundResponse();
  const fieldErrors = getFieldErrors(error, field);
  const toast = { type: 'error', message: 'Error', description: Object.values(fieldErrors)[0] } as const;
  const headers = await createToastHeaders(context, toast);
  return refuseForm(context, form, fieldErrors, { status: 409, headers, ...init });
}

interface StaffActionResult extends Partial<ToastMessage> {
  message: string;
  /** Where to go; the action's page by default. */
  page?: string;
}

/** Runs the action of a single button, and redirects with a toast that says what was done, or why not. */
export async function answerStaffAction(
  { context, staff, page }: Omit<StaffForm, 'form'>,
  carryOut: (actor: Actor) => Promise<string | StaffActionResult>,
): Promise<Response> {
  try {
    const result = await carryOut(toStaffActor(staff, context.requestId));
    const { page: target = page, ...toast } = typeof result === 'string' ? { message: result } : result;
    return await redirectWithToast(context, target, { type: 'success', ...toast });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, page, toast);
  }
}
