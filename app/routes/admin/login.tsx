import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { describeDevice } from '../../domain/base/sessions/device.rules';
import { logIn } from '../../domain/base/staff/login.server';
import { DEMO_STAFF, SignInSchema } from '../../domain/base/staff/staff.schema';
import { readForm, refuseForm } from '../../http/form.server';
import { serializePendingLoginCookie } from './pending-login.server';
import { findSession, serializeStaffCookie } from '../../http/session.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { LoginBox } from '../../ui/admin/account/login-box';
import { TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { Icon } from '../../ui/icon/icon';
import { formatPageTitle } from '../../ui/page-title';
import { SubmitButton } from '../../ui/form/submit-button';

const validator = withZod(SignInSchema);
const LABELS = { username: 'Username', password: 'Password' };

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, 'Business Login') },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = getLocalPath(
    new URL(request.url).searchParams.get('redirectTo'),
    adminPaths.dashboard(),
  );
  const session = await findSession(context, request);
  if (session?.staff !== undefined) throw redirect(redirectTo, 303);
  return { redirectTo, demo: context.env.demo ? DEMO_STAFF : undefined };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const { db, env, requestId } = context;
  const answer = await logIn(db, await findSession(context, request), data, {
    demo: env.demo,
    requestId,
    device: describeDevice(request.headers.get('User-Agent')),
    isLimited: env.rateLimits,
  });
  if (answer?.step === 'wait') {
    const wait = `Too many incorrect passwords. Try again in ${answer.seconds} seconds.`;
    return refuseForm(context, form, { password: wait });
  }
  if (answer === undefined) {
    const headers = await createToastHeaders(context, {
      type: 'error',
      message: 'Invalid Credentials',
      description: 'Please check your username and password',
    });
    return refuseForm(context, form, { username: 'Please check your username and password' }, { headers });
  }
  const target = getLocalPath(form.get('redirectTo'), adminPaths.dashboard());
  if (answer.step === 'code') {
    const cookie = await serializePendingLoginCookie(context, answer.pendingId);
    const redirectTo = target === adminPaths.dashboard() ? undefined : target;
    return redirect(adminPaths.loginCode({ redirectTo }), {
      status: 303,
      headers: { 'Set-Cookie': cookie },
    });
  }
  const headers = new Headers({ 'Set-Cookie': await serializeStaffCookie(context, answer.sessionId) });
  const toast = { type: 'success', message: 'Welcome to your business dashboard' } as const;
  return redirectWithToast(context, target, toast, headers);
}

export default function Login() {
  const { redirectTo, demo } = useLoaderData<typeof loader>();
  return (
    <LoginBox title="Business Login">
      <StoreForm id="login" validator={validator} labels={LABELS}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <div className="stack stack--wide">
          <TextField name="username" autoComplete="username" isCode />
          <TextField name="password" type="password" autoComplete="current-password" />
          <SubmitButton name="Sign In" busyName="Signing in..." isWide />
        </div>
      </StoreForm>
      {demo !== undefined && (
        <div className="notice">
          <Icon name="info" />
          <p className="small">
            Demo credentials: username <code className="part-number">{demo.username}</code>, password{' '}
            <code className="part-number">{demo.password}</code>
          </p>
        </div>
      )}
    </LoginBox>
  );
}
