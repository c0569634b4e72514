import type { AppLoadContext } from '@remix-run/node';
import type { ToastMessage } from 'remix-toast';
import type { Validator } from 'remix-validated-form';

import { toStaffActor, type Actor } from '../../domain/base/audit/actor';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

export interface StaffForm {
  context: AppLoadContext;
  staff: Staff;
  form: FormData;
  /** The form's page and where to return to. */
  page: string;
}

/** Reads a posted form. Its page keeps the list to return to. */
export async function readStaffForm(
  context: AppLoadContext,
  request: Request,
  staff: Staff,
  page: string,
): Promise<StaffForm> {
  return { context, staff, form: await request.formData(), page: keepReturn(request, page) };
}

/** The toast after a form, and the page to return to instead of the form's own. */
export type StaffFormResult = string | { message: string; page: string };

/**
 * Handles a staff form: validates, calls the domain, and returns with a toast. A refusal shows the page again with
 * the input and a toast.
 */
export async function answerStaffForm<Data>(
  { context, staff, form, page }: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<StaffFormResult>,
  statusOf: (error: DomainError) => number = () => 409,
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    const result = await carryOut(data, toStaffActor(staff, context.requestId));
    const done = typeof result === 'string' ? { message: result, page } : result;
    return redirectWithToast(context, done.page, { type: 'success', message: done.message });
  } catch (error) {
    const status = error instanceof DomainError ? statusOf(error) : 409;
    return refuseStaffForm(context, form, error, { status });
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

/** Handles a form by its intent. @throws 400 if it is unknown */
export function answerIntent<Form extends { form: FormData }>(
  posted: Form,
  intents: Readonly<Record<string, (posted: Form) => Promise<Response>>>,
): Promise<Response> {
  const intent = posted.form.get('intent');
  const answer = Object.entries(intents).find(([name]) => name === intent)?.[1];
  if (answer === undefined) throw unknownIntent();
  return answer(posted);
}
