import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { saveLicense } from './registration-license.server';
import { redirectToStep, openRegistrationStep, handleRegistrationStep } from './registration-steps.server';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { formatPageTitle } from '../../ui/page-title';
import { RegistrationPage } from '../../ui/register/registration-page';
import { BUSINESS_TYPES, YEARS_IN_BUSINESS } from '../../domain/base/customers/business-choices.rules';
import { ADDRESS_LABELS, AddressFields } from '../../ui/form/contact-fields';
import { paths } from '../../paths';
import { SelectField, TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { LICENSE_LABELS, LicenseFields } from '../../ui/register/license-fields';
import { StepButtons } from '../../ui/register/step-buttons';
import { KeepTyping } from '../../ui/register/keep-typing';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { RegistrationError as ErrorBoundary } from '../../ui/register/registration-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/goods/documents/document.schema').then((schemas) => schemas.BusinessStepSchema),
);

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, t`Business Information, step 2 of 3`) },
  { name: 'description', content: t`Step 2 of your trade account application.` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, document } = await openRegistrationStep(context, request, 'business');
  return { ...page, document };
}

export async function action(args: ActionFunctionArgs) {
  const step = await handleRegistrationStep(args, 'business', validator, {
    previous: 'personal',
    saveFile: saveLicense,
  });
  return step.answer ?? redirectToStep('terms', step.headers);
}

const LABELS = perLanguage(() => ({
  companyName: t`Company name`,
  businessType: t`Business type`,
  yearsInBusiness: t`Years in business`,
  jobTitle: t`Job title`,
  ...ADDRESS_LABELS(),
  address: t`Street address`,
  ...LICENSE_LABELS(),
}));

export default function RegisterBusiness() {
  const { document, ...page } = useLoaderData<typeof loader>();
  return (
    <RegistrationPage step="business" {...page}>
      <StoreForm
        id="register-business"
        action={paths.registerBusiness()}
        encType="multipart/form-data"
        validator={validator}
        labels={LABELS()}
        defaultValues={page.fields}
        className="registration__form"
      >
        <div className="field-grid">
          <TextField name="companyName" label={LABELS().companyName} autoComplete="organization" whole />
          <SelectField
            name="businessType"
            label={LABELS().businessType}
            choices={Object.entries(BUSINESS_TYPES())}
          >
            <option value="">
              <Trans>Select one</Trans>
            </option>
          </SelectField>
          <SelectField
            name="yearsInBusiness"
            label={LABELS().yearsInBusiness}
            choices={Object.entries(YEARS_IN_BUSINESS())}
          >
            <option value="">
              <Trans>Select one</Trans>
            </option>
          </SelectField>
          <TextField name="jobTitle" label={LABELS().jobTitle} autoComplete="organization-title" whole />
          <AddressFields label={LABELS().address} autoComplete="street-address" />
        </div>
        <LicenseFields document={document} />
        <StepButtons hasPrevious name={t`Next Step`} busyName={t`Saving...`} />
        <KeepTyping step="business" />
      </StoreForm>
    </RegistrationPage>
  );
}
