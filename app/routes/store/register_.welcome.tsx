import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { readRegistrationDraft } from '../../domain/base/customers/registration-drafts.queries.server';
import { findSession } from '../../http/session.server';
import { linkedAdminPaths, paths } from '../../paths';
import { formatPageTitle } from '../../ui/page-title';
import { REGISTRATION_STEPS } from '../../domain/base/customers/registration-steps.rules';
import { Emailed } from '../../ui/emailed';
import { Icon } from '../../ui/icon/icon';
import { StepIndicator } from '../../ui/register/registration-page';
import { useForgetTyping } from '../../ui/register/keep-typing';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, t`Application received`) },
  { name: 'description', content: t`We received your trade account application.` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const { status, typed } = await readRegistrationDraft(context.db, session?.idHash);
  if (status !== 'sent') throw redirect(paths.register(), 303);
  return {
    firstName: typed['firstName'] ?? '',
    email: typed['email'] ?? '',
    hasLicense: typed['license'] !== undefined,
  };
}

/** The success screen (SPEC 2.10), which doesn't reveal whether the e-mail address was known. */
export default function RegisterWelcome() {
  const { firstName, email, hasLicense } = useLoaderData<typeof loader>();
  useForgetTyping();
  return (
    <main id="main" className="container page registration">
      <div className="panel registration__welcome">
        <StepIndicator current={undefined} complete={REGISTRATION_STEPS} />
        <header className="confirmation__head">
          <Icon name="circle-check" className="confirmation__good" />
          <h1>
            <Trans>Application received</Trans>
          </h1>
          <p>
            <Trans>Thanks, {firstName}.</Trans>{' '}
            <Emailed to={email}>
              <Trans>
                We’ve emailed <strong>{email}</strong>.
              </Trans>
            </Emailed>
          </p>
        </header>
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <ol className="registration__next">
          <li>
            {hasLicense ? (
              <Trans>We’ll review your application and your license, usually within two business days.</Trans>
            ) : (
              <Trans>We’ll review your application, usually within two business days.</Trans>
            )}
          </li>
          <li>
            <Trans>Once you’re approved, sign in to see your trade prices.</Trans>
          </li>
          <li>
            {hasLicense ? (
              <Trans>Products marked “License required” unlock when both are approved.</Trans>
            ) : (
              <>
                <Trans>
                  Products marked “License required” stay locked until we’ve accepted your license. To add it,
                  sign in and go to{' '}
                  <Link className="link" to={paths.accountDocuments()} discover="none">
                    Licenses and certificates
                  </Link>
                  .
                </Trans>
              </>
            )}
          </li>
        </ol>
        <p>
          <Trans>Until then, you can order at list price.</Trans>
        </p>
        <div className="registration__buttons">
          {/* The back office is outside of the French pages' router. */}
          <a className="btn btn--primary" href={linkedAdminPaths.home()}>
            <Trans>Access Your Dashboard</Trans>
          </a>{' '}
          <Link className="btn" to={paths.home()} discover="none">
            <Trans>Continue Shopping</Trans>
          </Link>
        </div>
      </div>
    </main>
  );
}
