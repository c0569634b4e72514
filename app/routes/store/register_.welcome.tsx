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

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, 'Application received') },
  { name: 'description', content: 'We received your trade account application.' },
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
          <h1>Application received</h1>
          <p>
            Thanks, {firstName}.{' '}
            <Emailed to={email}>
              We’ve emailed <strong>{email}</strong>.
            </Emailed>
          </p>
        </header>
        <h2>What happens next</h2>
        <ol className="registration__next">
          <li>
            We’ll review your application{hasLicense && ' and your license'}, usually within two business
            days.
          </li>
          <li>Once you’re approved, sign in to see your trade prices.</li>
          <li>
            {hasLicense ? (
              'Products marked “License required” unlock when both are approved.'
            ) : (
              <>
                Products marked “License required” stay locked until we’ve accepted your license. To add it,
                sign in and go to{' '}
                <Link className="link" to={paths.accountDocuments()} discover="none">
                  Licenses and certificates
                </Link>
                .
              </>
            )}
          </li>
        </ol>
        <p>Until then, you can order at list price.</p>
        <div className="registration__buttons">
          <Link className="btn btn--primary" to={linkedAdminPaths.home()} reloadDocument discover="none">
            Access Your Dashboard
          </Link>{' '}
          <Link className="btn" to={paths.home()} discover="none">
            Continue Shopping
          </Link>
        </div>
      </div>
    </main>
  );
}
