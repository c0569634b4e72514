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

/** What a form did: the toast, and the page to go to instead of the form's own. */
interface StaffFormToast extends Partial<ToastMessage> {
  message: string;
  page?: string;
}

export type StaffFormResult = string | StaffFormToast;

/**
 * Handles a staff form: validates, calls the domain, and returns with a toast. A refusal shows the page again with
 * the input and a toast.
 */
export async function answerStaffForm<Data>(
  { context, staff, form, page }: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<StaffFormResult>,
  refuse: (error: unknown) => Promise<Response> = (error) => refuseStaffForm(context, form, error),
): Promise<Response> {
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    const result = await carryOut(data, toStaffActor(staff, context.requestId));
    return await redirectWithResult(context, page, result);
  } catch (error) {
    return refuse(error);
  }
}

function redirectWithResult(context: AppLoadContext, page: string, result: StaffFormResult) {
  const { page: target = page, ...toast } = typeof result === 'string' ? { message: result } : result;
  return redirectWithToast(context, target, { type: 'success', ...toast });
}

/** Returns the page again after a domain error, with the input, the errors, and a toast. Rethrows other errors. */
export async function refuseStaffForm(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
  { field = 'changed', ...init }: { field?: string; status?: number; replace?: Record<string, unknown> } = {},
): Promise<Response> {
  if (!(error instanceof DomainError)) throw error;
  if (error instanceof NotFoundError) throw createNotFoundResponse();
  const toast = { type: 'error', message: 'Error', description: error.message } as const;
  const headers = await createToastHeaders(context, toast);
  return refuseForm(context, form, getFieldErrors(error, field), { status: 409, headers, ...init });
}

/** Runs the action of a single button, and redirects with a toast that says what was done, or why not. */
export async function answerStaffAction(
  { context, staff, page }: Omit<StaffForm, 'form'>,
  carryOut: (actor: Actor) => Promise<StaffFormResult>,
): Promise<Response> {
  try {
    const result = await carryOut(toStaffActor(staff, context.requestId));
    return await redirectWithResult(context, page, result);
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
