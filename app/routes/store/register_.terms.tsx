import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  IncompleteRegistrationError,
  submitRegistration,
} from '../../domain/base/customers/registration.server';
import { submitRegistrationDocument } from '../../domain/goods/documents/registration-document.server';
import { ConflictError } from '../../domain/base/shared/errors';
import { refuseForm } from '../../http/form.server';
import {
  redirectBackToStep,
  openRegistrationStep,
  handleRegistrationStep,
} from './registration-steps.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { formatPageTitle } from '../../ui/page-title';
import { RegistrationPage } from '../../ui/register/registration-page';
import { TermsAndConfirmation } from '../../ui/register/terms-and-confirmation';
import { t } from '~/i18n/text';

export { RegistrationError as ErrorBoundary } from '../../ui/register/registration-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/registration.schema').then((schemas) => schemas.AgreementSchema),
);

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, t`Terms & Confirmation, step 3 of 3`) },
  { name: 'description', content: t`Review and submit your trade account application.` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, typed, document, revision } = await openRegistrationStep(context, request, 'terms');
  const { firstName = '', lastName = '', email = '', companyName = '', businessType = '' } = typed;
  const license = document?.fileName;
  return {
    page,
    revision,
    summary: { name: `${firstName} ${lastName}`, email, companyName, businessType, license },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const step = await handleRegistrationStep(args, 'terms', validator, { previous: 'business' });
  if (step.answer !== undefined) return step.answer;
  try {
    const { idHash } = step.session;
    await submitRegistration(context.db, idHash, step.data, context.requestId, submitRegistrationDocument);
  } catch (error) {
    if (error instanceof IncompleteRegistrationError)
      return redirectBackToStep(context, error.step, error.hasExpired);
    if (error instanceof ConflictError) {
      return refuseForm(context, step.form, { summary: error.message }, { status: 409 });
    }
    throw error;
  }
  return redirect(paths.registerWelcome(), { status: 303, headers: step.headers });
}

export default function RegisterTerms() {
  const { page, revision, summary } = useLoaderData<typeof loader>();
  return (
    <RegistrationPage step="terms" {...page}>
      <TermsAndConfirmation
        validator={validator}
        fields={page.fields}
        summary={summary}
        revision={revision}
      />
    </RegistrationPage>
  );
}
