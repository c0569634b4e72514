import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountAddresses } from '../../domain/base/customers/account-addresses.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { Icon } from '../../ui/icon/icon';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Addresses`,
  () => t`Your company’s shipping addresses.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  return {
    head: await readAccountHead(context, signedIn),
    addresses: await listAccountAddresses(context.db, signedIn.account.id),
  };
}

export default function Addresses() {
  const { head, addresses } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Addresses`} head={head}>
      <p>
        <Trans>Everyone on your account can ship to these addresses.</Trans>
      </p>
      {addresses.length === 0 && (
        <p className="muted">
          <Trans>No addresses yet. Checkout uses your account address.</Trans>
        </p>
      )}
      <ul className="account-addresses">
        {addresses.map((address) => (
          <li key={address.id} className="panel">
            <h2>
              <Link className="link" to={paths.accountAddress(address.id)} discover="none">
                {address.label}
              </Link>
            </h2>
            {address.isDefault && (
              <span className="badge badge--good">
                <Trans>Default</Trans>
              </span>
            )}
            <address>
              {address.address}
              <br />
              {address.city}, {address.state} {address.zipCode}
            </address>
          </li>
        ))}
      </ul>
      <p>
        <Link className="btn btn--primary" to={paths.newAccountAddress()} discover="none">
          <Icon name="plus" />
          <Trans>Add address</Trans>
        </Link>
      </p>
    </AccountPage>
  );
}
