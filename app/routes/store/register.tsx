import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { redirectToStep, openRegistrationStep, handleRegistrationStep } from './registration-steps.server';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { RegistrationPage } from '../../ui/register/registration-page';
import { paths } from '../../paths';
import { CONTACT_LABELS, ContactFields } from '../../ui/form/contact-fields';
import { StoreForm } from '../../ui/form/store-form';
import { StepButtons } from '../../ui/register/step-buttons';
import { KeepTyping } from '../../ui/register/keep-typing';
import { t } from '~/i18n/text';

export { RegistrationError as ErrorBoundary } from '../../ui/register/registration-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/registration.schema').then(
    (schemas) => schemas.PersonalInformationSchema,
  ),
);

export const meta = staticPageMeta(
  () => t`Apply for a trade account`,
  () => t`Apply for a Keyway trade account and get trade prices.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return (await openRegistrationStep(context, request, 'personal')).page;
}

export async function action(args: ActionFunctionArgs) {
  const step = await handleRegistrationStep(args, 'personal', validator);
  return step.answer ?? redirectToStep('business', step.headers);
}

export default function Register() {
  const page = useLoaderData<typeof loader>();
  return (
    <RegistrationPage step="personal" {...page}>
      <StoreForm
        id="register-personal"
        action={paths.register()}
        validator={validator}
        labels={CONTACT_LABELS()}
        defaultValues={page.fields}
        className="registration__form"
      >
        <div className="field-grid">
          <ContactFields
            email={{ hint: t`We’ll reply to this address. You’ll also use it to sign in.` }}
            phone={{ hint: t`We’ll call only if we have a question about your application.` }}
          />
        </div>
        <StepButtons hasPrevious={false} name={t`Next Step`} busyName={t`Saving...`} />
        <KeepTyping step="personal" />
      </StoreForm>
    </RegistrationPage>
  );
}
