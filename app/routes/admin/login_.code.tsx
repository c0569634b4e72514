import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { describeDevice } from '../../domain/base/sessions/device.rules';
import { isLoginPending, logInByCode } from '../../domain/base/staff/login.server';
import { CodeSchema } from '../../domain/base/staff/staff-account.schema';
import { readForm, refuseForm } from '../../http/form.server';
import { serializeEndedPendingCookie, readPendingLogin } from './pending-login.server';
import { findSession, serializeStaffCookie } from '../../http/session.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { LoginBox } from '../../ui/admin/account/login-box';
import { TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { formatPageTitle } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';

const validator = withZod(CodeSchema);

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, 'Two-factor authentication') },
  { name: 'robots', content: 'noindex' },
];

/** Only for a pending login. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = getLocalPath(query.get('redirectTo'), adminPaths.dashboard());
  const session = await findSession(context, request);
  if (session?.staff !== undefined) throw redirect(redirectTo, 303);
  const pendingId = await readPendingLogin(context, request);
  if (pendingId === undefined || !(await isLoginPending(context.db, pendingId)))
    throw redirect(adminPaths.login(redirectTo), 303);
  return { redirectTo, withRecovery: query.get('recovery') === '1' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const target = getLocalPath(form.get('redirectTo'), adminPaths.dashboard());
  const answer = await logInByCode(
    context.db,
    await findSession(context, request),
    (await readPendingLogin(context, request)) ?? '',
    data.code,
    {
      sealKey: context.env.sessionSecret,
      now: Date.now(),
      requestId: context.requestId,
      device: describeDevice(request.headers.get('User-Agent')),
    },
  );
  if (answer.step === 'wrong') {
    const description = 'Please check the code and enter it again';
    const headers = await createToastHeaders(context, {
      type: 'error',
      message: 'Invalid Code',
      description,
    });
    const message = 'Incorrect or used code. Enter the current code from your app';
    return refuseForm(context, form, { code: message }, { headers });
  }
  const headers = new Headers({ 'Set-Cookie': await serializeEndedPendingCookie(context) });
  if (answer.step === 'over') {
    const description = answer.tooMany
      ? 'Too many incorrect codes. Try again in a few minutes.'
      : 'Your sign-in timed out. Enter your password again.';
    const toast = { type: 'error', message: 'Sign in again', description } as const;
    return redirectWithToast(context, adminPaths.login(target), toast, headers);
  }
  headers.append('Set-Cookie', await serializeStaffCookie(context, answer.sessionId));
  const left = `${answer.recoveryCodesLeft} recovery ${answer.recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`;
  const toast = {
    type: 'success',
    message: 'Welcome to your business dashboard',
    ...(answer.kind === 'recovery' ? { description: left } : {}),
  } as const;
  return redirectWithToast(context, target, toast, headers);
}

export default function LoginCode() {
  const { redirectTo, withRecovery } = useLoaderData<typeof loader>();
  const label = withRecovery ? 'Recovery code' : 'Code';
  return (
    <LoginBox title="Enter your code">
      <p>
        {withRecovery
          ? 'Enter a recovery code you saved when you set up two-factor authentication.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      <StoreForm id="code" key={label} validator={validator} labels={{ code: label }}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <div className="stack stack--wide">
          <TextField
            name="code"
            label={label}
            autoComplete={withRecovery ? 'off' : 'one-time-code'}
            inputMode={withRecovery ? 'text' : 'numeric'}
            takesFocus
            isCode
          />
          <SubmitButton name="Sign In" busyName="Signing in..." isWide />
        </div>
      </StoreForm>
      <p className="small">
        <TextLink to={adminPaths.loginCode({ redirectTo, recovery: !withRecovery })}>
          {withRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </TextLink>
      </p>
    </LoginBox>
  );
}
