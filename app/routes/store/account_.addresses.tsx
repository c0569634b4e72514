import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountAddresses } from '../../domain/base/customers/account-addresses.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { Icon } from '../../ui/icon/icon';
import { unlistedPageMeta } from '../../ui/seo/page-meta';

export const meta = unlistedPageMeta('Addresses', 'Your company’s shipping addresses.');

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
    <AccountPage title="Addresses" head={head}>
      <p>Everyone on your account can ship to these addresses.</p>
      {addresses.length === 0 && (
        <p className="muted">No addresses yet. Checkout uses your account address.</p>
      )}
      <ul className="account-addresses">
        {addresses.map((address) => (
          <li key={address.id} className="panel">
            <h2>
              <Link className="link" to={paths.accountAddress(address.id)} discover="none">
                {address.label}
              </Link>
            </h2>
            {address.isDefault && <span className="badge badge--good">Default</span>}
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
          Add address
        </Link>
      </p>
    </AccountPage>
  );
}
