import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { addAccountAddress } from '../../domain/base/customers/account-addresses.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountAddressForm } from '../../ui/account/account-address-form';
import { AccountPage } from '../../ui/account/account-page';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/account.schema').then((schemas) => schemas.AccountAddressSchema),
);

export const meta = unlistedPageMeta(
  () => t`Add address`,
  () => t`Add a shipping address.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { head: await readAccountHead(context, await requireUser(context, request)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { account } = await requireUser(context, request);
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    await addAccountAddress(context.db, account.id, data);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'label'));
  }
  const { label } = data;
  return redirectWithSuccess(context, paths.accountAddresses(), t`“${label}” added`);
}

export default function NewAddress() {
  const { head } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Add address`} head={head}>
      <Breadcrumb crumbs={[{ name: t`Addresses`, to: paths.accountAddresses() }, { name: t`Add address` }]} />
      <AccountAddressForm validator={validator} />
    </AccountPage>
  );
}
