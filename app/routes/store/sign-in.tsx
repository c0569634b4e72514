import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { LINK_LIFETIME_MINUTES, requestSignIn } from '../../domain/selling/sign-in/sign-in.server';
import { readForm } from '../../http/form.server';
import { findSession } from '../../http/session.server';
import { getLocalPath, paths } from '../../paths';
import { Emailed } from '../../ui/emailed';
import { TextField } from '../../ui/form/fields';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { StoreForm } from '../../ui/form/store-form';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/sign-in/sign-in.schema').then((schemas) => schemas.SignInRequestSchema),
);
const LABELS = perLanguage(() => ({ email: t`Email` }));

export const meta = unlistedPageMeta(
  () => t`Sign in`,
  () => t`Sign in to your trade account with an emailed link.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = getLocalPath(searchParams.get('redirectTo'), paths.account());
  const session = await findSession(context, request);
  if (session?.userId != null) throw redirect(redirectTo, 303);
  return {
    redirectTo,
    isSent: searchParams.has('sent'),
    minutes: LINK_LIFETIME_MINUTES,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const redirectTo = getLocalPath(form.get('redirectTo'), paths.account());
  await requestSignIn(context.db, data.email, redirectTo);
  // Same response for unknown addresses.
  return redirect(paths.signIn({ redirectTo, sent: true }), 303);
}

export default function SignIn() {
  const { redirectTo, isSent, minutes } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--narrow">
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      {isSent ? (
        <Notice tone="good" icon="mail">
          <Trans>
            If that email has an account, we’ve sent a sign-in link. It expires in {minutes} minutes.
          </Trans>{' '}
          <Emailed>
            <Trans>Check your spam folder, too.</Trans>
          </Emailed>
        </Notice>
      ) : (
        <p>
          <Trans>We’ll email you a sign-in link. No password needed.</Trans>
        </p>
      )}
      <StoreForm id="sign-in" validator={validator} labels={LABELS()} className="panel" hasSummary={false}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <div className="stack stack--wide">
          <TextField
            name="email"
            label={LABELS().email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <button type="submit" className="btn btn--primary">
            {isSent ? t`Send another link` : t`Email me a link`}
          </button>
        </div>
      </StoreForm>
      <p className="cluster align-center">
        <span>
          <Trans>No account yet?</Trans>
        </span>{' '}
        <Link className="btn" to={paths.register()}>
          <Trans>Apply for a trade account</Trans>
        </Link>
      </p>
      <p className="muted">
        <Trans>You can also order as a guest.</Trans>
      </p>
    </main>
  );
}
