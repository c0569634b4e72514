import {
  data as withHeaders,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { renderCodeKey } from '../../domain/base/staff/passwords.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  findUnconfirmedKey,
  readSecondFactor,
  renewRecoveryCodes,
} from '../../domain/base/staff/second-factor.server';
import { readForm, unknownIntent } from '../../http/form.server';
import { forgetSession, requireStaff } from '../../http/session.server';
import { refuseStaffChange } from './staff-change.server';
import { redirectWithToast } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import {
  BeginPanel,
  codeValidator,
  ConfirmPanel,
  FactorOnPanel,
  RecoveryCodesPanel,
} from '../../ui/admin/account/second-factor-panels';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

export const meta = createMeta('Two-factor authentication');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, request, 'dashboard.view', { isForSetup: true });
  const factor = await readSecondFactor(context.db, staff.id);
  const key = await findUnconfirmedKey(context.db, staff.id, context.env.sessionSecret);
  return {
    factor,
    mustSetUp: staff.mustSetUpFactor,
    unconfirmed: key === undefined ? undefined : renderCodeKey(key, staff.username),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'dashboard.view', { isForSetup: true });
  const { db, env, requestId } = context;
  const actor = toStaffActor(staff, requestId);
  const clockwork = { sealKey: env.sessionSecret, now: Date.now() };
  const form = await request.formData();
  const intent = form.get('intent');
  try {
    if (intent === 'begin') {
      await beginSecondFactor(db, staff.id, env.sessionSecret);
      return redirect(adminPaths.secondFactor(), 303);
    }
    if (intent !== 'confirm' && intent !== 'renew' && intent !== 'end') throw unknownIntent();
    const { data, problem } = await readForm(context, form, codeValidator);
    if (problem !== undefined) return problem;
    if (intent === 'end') {
      await endSecondFactor(db, staff.id, data.code, clockwork, actor);
      const toast = { type: 'success', message: 'Two-factor authentication is off' } as const;
      return await redirectWithToast(context, adminPaths.account(), toast);
    }
    const make = intent === 'confirm' ? confirmSecondFactor : renewRecoveryCodes;
    const recoveryCodes = await make(db, staff.id, data.code, clockwork, actor);
    forgetSession(context);
    // No redirect, because secrets are shown only in this response.
    return withHeaders({ recoveryCodes }, NO_STORE);
  } catch (error) {
    return refuseStaffChange(context, form, error);
  }
}

export default function SecondFactor() {
  const { factor, mustSetUp, unconfirmed } = useLoaderData<typeof loader>();
  const codes = recoveryCodesIn(useActionData<unknown>());
  return (
    <>
      {!mustSetUp && (
        <Breadcrumb
          crumbs={[{ name: 'My account', to: adminPaths.account() }, { name: 'Two-factor authentication' }]}
        />
      )}
      <h1>Two-factor authentication</h1>
      {mustSetUp && (
        <p className="notice notice--warn">
          Your role requires two-factor authentication. Set it up to continue.
        </p>
      )}
      {codes !== undefined && <RecoveryCodesPanel codes={codes} />}
      {factor !== undefined && <FactorOnPanel {...factor} />}
      {factor === undefined &&
        (unconfirmed === undefined ? <BeginPanel /> : <ConfirmPanel {...unconfirmed} />)}
    </>
  );
}

function recoveryCodesIn(answer: unknown): string[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('recoveryCodes' in answer)) return undefined;
  const codes = answer.recoveryCodes;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : undefined;
}
