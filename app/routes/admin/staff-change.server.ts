import type { AppLoadContext } from '@remix-run/node';

import { StaffChangedError } from '../../domain/base/staff/staff-accounts.server';
import { refuseForm } from '../../http/form.server';
import { createToastHeaders } from '../../http/toast.server';
import { refuseStaffForm } from './staff-form.server';

/** Shows the page again after a refused staff change, with the input and, for conflicts, both values. */
export async function refuseStaffChange(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
): Promise<Response> {
  if (!(error instanceof StaffChangedError))
    return refuseStaffForm(context, form, error, { field: 'account', status: 422 });
  const toast = { type: 'error', message: 'Error', description: error.message } as const;
  const headers = await createToastHeaders(context, toast);
  return refuseForm(context, form, listChangedFields(error, form), { status: 409, headers });
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
      `Someone else changed this to “${value}”. Save again to overwrite it.`,
    ]),
  );
}
