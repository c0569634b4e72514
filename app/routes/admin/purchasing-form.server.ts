import type { Validator } from 'remix-validated-form';

import type { Actor } from '../../domain/base/audit/actor';
import { ConflictError } from '../../domain/base/shared/errors';
import { answerStaffForm, refuseStaffForm, type StaffForm, type StaffFormResult } from './staff-form.server';

/** Handles a purchasing form like `answerStaffForm`, but refuses with a 409 only for conflicts, otherwise a 422. */
export function answerPurchasingForm<Data>(
  posted: StaffForm,
  validator: Validator<Data>,
  carryOut: (data: Data, actor: Actor) => Promise<StaffFormResult>,
): Promise<Response> {
  return answerStaffForm(posted, validator, carryOut, (error) =>
    refuseStaffForm(posted.context, posted.form, error, {
      status: error instanceof ConflictError ? 409 : 422,
    }),
  );
}
