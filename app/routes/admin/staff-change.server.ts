import type { AppLoadContext } from '@remix-run/node';

import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { StaffChangedError } from '../../domain/base/staff/staff-accounts.server';
import { getFieldErrors, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { createToastHeaders } from '../../http/toast.server';

/** Shows the page again after a refused staff change, with the input and, for conflicts, both values. */
export async function refuseStaffChange(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
): Promise<Response> {
  if (error instanceof NotFoundError) throw createNotFoundResponse();
  if (!(error instanceof DomainError)) throw error;
  const fieldErrors =
    error instanceof StaffChangedError ? listChangedFields(error, form) : getFieldErrors(error, 'account');
  const description = error instanceof StaffChangedError ? error.message : Object.values(fieldErrors)[0];
  const toast = { type: 'error', message: 'Error', description } as const;
  const status = error instanceof StaffChangedError ? 409 : 422;
  return refuseForm(context, form, fieldErrors, {
    status,
    headers: await createToastHeaders(context, toast),
  });
}

/** Current values of the differing fields. */
function listChangedFields({ current, message }: StaffChangedError, form: FormData): Record<string, string> {
  const saved = { name: current.name, email: current.email, role: current.role };
  const differing = Object.entries(saved).filter(
    ([field, value]) => form.has(field) && form.get(field) !== value,
  );
  if (differing.length === 0) return { changed: message };
  return Object.fromEntries(
    differing.map(([field, value]) => [
      field,
      `Somebody else changed the account. Saved is “${value}”; save again to put yours in its place`,
    ]),
  );
}
