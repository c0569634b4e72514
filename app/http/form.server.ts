import type { AppLoadContext } from '@remix-run/node';
import { validationError, type Validator } from 'remix-validated-form';

import { DomainError, FieldError, FieldsChangedError } from '../domain/base/shared/errors';
import { markRefused } from './refused-form.server';
import { t } from '~/i18n/text';

// Field by which remix-validated-form distinguishes forms on a page.
const FORM_ID_FIELD = '__rvfInternalFormId';

const SECRETS = /password|secret|token|card/i;

/** Validates a form. `problem` is the 422 response with messages and the submitted values, except secrets. */
export async function readForm<Data>(context: AppLoadContext, form: FormData, validator: Validator<Data>) {
  const result = await validator.validate(form);
  if (result.error === undefined) return { data: result.data, problem: undefined };
  markRefused(context);
  return {
    data: undefined,
    problem: validationError(result.error, removeSecrets(result.submittedData), { status: 422 }),
  };
}

/** Refuses a form for a domain error, as if its schema had. */
export function refuseForm(
  context: AppLoadContext,
  form: FormData,
  fieldErrors: Record<string, string>,
  init: { status?: number; headers?: Headers; replace?: Record<string, unknown> } = {},
): Response {
  markRefused(context);
  const submitted: Record<string, unknown> = { ...Object.fromEntries(form), ...init.replace };
  const formId = submitted[FORM_ID_FIELD];
  return validationError(
    { fieldErrors, ...(typeof formId === 'string' ? { formId } : {}) },
    removeSecrets(submitted),
    {
      status: init.status ?? 422,
      ...(init.headers === undefined ? {} : { headers: init.headers }),
    },
  );
}

/**
 * Returns the submitted form with additional data, such as a preview or a conflict.
 *
 * @param values replaces the submitted values.
 */
export function returnForm(
  form: FormData,
  about: Record<string, unknown>,
  init: { status?: number; headers?: Headers; values?: Record<string, unknown> } = {},
): Response {
  const submitted = Object.fromEntries(form);
  const body = {
    fieldErrors: {},
    formId: submitted[FORM_ID_FIELD],
    repopulateFields: removeSecrets(init.values ?? submitted),
    ...about,
  };
  return Response.json(body, {
    status: init.status ?? 200,
    ...(init.headers === undefined ? {} : { headers: init.headers }),
  });
}

/** Attaches a domain error to its fields; rethrows other errors. */
export function getFieldErrors(error: unknown, fallbackField: string): Record<string, string> {
  if (error instanceof FieldError) return { [error.field]: error.message };
  if (error instanceof FieldsChangedError) return error.fieldErrors;
  if (error instanceof DomainError) return { [fallbackField]: error.message };
  throw error;
}

function removeSecrets(submitted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(submitted).filter(([name]) => !SECRETS.test(name)));
}

/** Returns a 400 for an unknown intent. */
export function unknownIntent(): Response {
  return new Response(t`Unknown action.`, { status: 400 });
}
