import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { redirectToStep, openRegistrationStep, handleRegistrationStep } from './registration-steps.server';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { PersonalInformation } from '../../ui/register/personal-information';
import { RegistrationPage } from '../../ui/register/registration-page';

export { RegistrationError as ErrorBoundary } from '../../ui/register/registration-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/registration.schema').then(
    (schemas) => schemas.PersonalInformationSchema,
  ),
);

export const meta = staticPageMeta(
  'Apply for a trade account',
  'Apply for a Keyway trade account in three short steps: wholesale pricing for locksmiths, dealerships, security companies and distributors.',
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
      <PersonalInformation validator={validator} fields={page.fields} />
    </RegistrationPage>
  );
}
