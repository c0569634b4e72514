import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, data } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';

import { signInByLink } from '../../domain/selling/sign-in/sign-in.server';
import { findUserLanguage } from '../../domain/base/customers/user-language.queries.server';
import { describeDevice } from '../../domain/base/sessions/device.rules';
import { ConflictError } from '../../domain/base/shared/errors';
import { findSession, serializeBuyerCookie } from '../../http/session.server';
import { serializeLanguageChoice } from '../../http/language-choice.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { getLocalPath, paths } from '../../paths';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = unlistedPageMeta(
  () => t`Sign in`,
  () => t`Sign in to your trade account.`,
);

/** Opening the link doesn't sign in: mail clients prefetch links, and a link works once. */
export function loader({ request }: LoaderFunctionArgs) {
  return { redirectTo: redirectAfterSignIn(request) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const session = await findSession(context, request);
  if (session?.staff !== undefined)
    return data({ problem: t`Sign out of the back office first.` }, { status: 409 });
  try {
    const device = describeDevice(request.headers.get('User-Agent'));
    const id = await signInByLink(context.db, params['token'] ?? '', session, device);
    const headers = new Headers({ 'Set-Cookie': await serializeBuyerCookie(context, id) });
    if (context.env.french && (await findUserLanguage(context.db, id)) === 'fr-CA')
      headers.append('Set-Cookie', await serializeLanguageChoice(context, 'fr-CA'));
    return await redirectWithSuccess(context, redirectAfterSignIn(request), t`Signed in`, headers);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    // A second press finds the session of the first.
    if (session?.customerId != null) return redirect(redirectAfterSignIn(request), 303);
    return data({ problem: error.message }, { status: 409 });
  }
}

function redirectAfterSignIn(request: Request): string {
  return getLocalPath(new URL(request.url).searchParams.get('redirectTo'), paths.account());
}

export default function SignInLink() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const problem = useActionData<{ problem: string }>()?.problem;
  return (
    <main id="main" className="container page page--narrow">
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      {problem === undefined ? (
        <Form method="post" className="panel stack stack--wide">
          <p>
            <Trans>Select Sign In to continue on this device.</Trans>
          </p>
          <button type="submit" className="btn btn--primary">
            <Trans>Sign In</Trans>
          </button>
        </Form>
      ) : (
        <Notice tone="bad" role="alert">
          {problem}{' '}
          <Link className="link" to={paths.signIn({ redirectTo })}>
            <Trans>Request a new link</Trans>
          </Link>
        </Notice>
      )}
    </main>
  );
}
