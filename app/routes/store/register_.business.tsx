import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { redirectToStep, openRegistrationStep, handleRegistrationStep } from './registration-steps.server';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { formatPageTitle } from '../../ui/page-title';
import { BusinessInformation } from '../../ui/register/business-information';
import { RegistrationPage } from '../../ui/register/registration-page';

export { RegistrationError as ErrorBoundary } from '../../ui/register/registration-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/registration.schema').then(
    (schemas) => schemas.BusinessInformationSchema,
  ),
);

export const meta: MetaFunction = ({ matches }) => [
  { title: formatPageTitle(matches, 'Your business, step 2 of 3') },
  { name: 'description', content: 'Step 2 of your application for a Keyway trade account: your business.' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return (await openRegistrationStep(context, request, 'business')).page;
}

export async function action(args: ActionFunctionArgs) {
  const step = await handleRegistrationStep(args, 'business', validator, 'personal');
  return step.answer ?? redirectToStep('terms', step.headers);
}

export default function RegisterBusiness() {
  const page = useLoaderData<typeof loader>();
  return (
    <RegistrationPage step="business" {...page}>
      <BusinessInformation validator={validator} fields={page.fields} />
    </RegistrationPage>
  );
}
