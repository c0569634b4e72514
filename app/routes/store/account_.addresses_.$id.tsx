import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import {
  changeAccountAddress,
  listAccountAddresses,
  removeAccountAddress,
} from '../../domain/base/customers/account-addresses.server';
import { findRegionQuestion } from '../../domain/base/shared/postal-regions.rules';
import { NotFoundError } from '../../domain/base/shared/errors';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { readForm } from '../../http/form.server';
import { createNotFoundResponse, requireId } from '../../http/not-found.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountAddressForm } from '../../ui/account/account-address-form';
import { AccountPage } from '../../ui/account/account-page';
import { RemovePanel } from '../../ui/account/remove-panel';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/account.schema').then((schemas) => schemas.AccountAddressSchema),
);

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.address.label,
  description: t`Edit a shipping address.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const addresses = await listAccountAddresses(context.db, signedIn.account.id);
  const address = addresses.find(({ id }) => id === parseProductId(params['id']));
  if (address === undefined) throw createNotFoundResponse();
  const confirmed = { ...address, zipConfirmed: findRegionQuestion(address) ?? '' };
  return { head: await readAccountHead(context, signedIn), address: confirmed };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { account } = await requireUser(context, request);
  const id = requireId(params['id']);
  const form = await request.formData();
  try {
    if (form.get('intent') === 'remove') {
      await removeAccountAddress(context.db, account.id, id);
      return await back(t`Address removed`);
    }
    const { data, problem } = await readForm(context, form, validator);
    if (problem !== undefined) return problem;
    const { label } = data;
    await changeAccountAddress(context.db, account.id, id, data);
    return await back(t`“${label}” saved`);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    throw error;
  }

  function back(message: string): Promise<Response> {
    return redirectWithSuccess(context, paths.accountAddresses(), message);
  }
}

export default function Address() {
  const { head, address } = useLoaderData<typeof loader>();
  const { label } = address;
  return (
    <AccountPage title={label} head={head}>
      <Breadcrumb
        crumbs={[{ name: t`Addresses`, to: paths.accountAddresses() }, { name: t`Address: ${label}` }]}
      />
      <AccountAddressForm validator={validator} address={{ ...address }} />
      <RemovePanel name={t`Remove address`}>
        <Trans>This address will no longer appear at checkout. Past orders aren’t affected.</Trans>
      </RemovePanel>
    </AccountPage>
  );
}
