import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listCompanyUsers } from '../../domain/base/customers/company-users.queries.server';
import { readAccountHead, requireManager, requireUser } from '../../http/buyer.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { CompanyUserTable } from '../../ui/account/company-user-table';
import { Icon } from '../../ui/icon/icon';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: t`Users`,
  description: t`Your company’s users and their order limits.`,
  noindex: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireManager(context, request);
  const signedIn = await requireUser(context, request);
  return {
    head: await readAccountHead(context, signedIn),
    ownId: signedIn.user.id,
    mayAdd: signedIn.account.status === 'approved',
    users: await listCompanyUsers(context.db, signedIn.account.id),
  };
}

export default function Users() {
  const { head, ownId, mayAdd, users } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Users`} head={head}>
      <section className="panel stack">
        <p>
          <Trans>Orders over a user’s limit are held for approval.</Trans>
        </p>
        <CompanyUserTable users={users} ownId={ownId} />
        {mayAdd ? (
          <p>
            <Link className="btn btn--primary" to={paths.newAccountUser()} discover="none">
              <Icon name="plus" />
              <Trans>Add user</Trans>
            </Link>
          </p>
        ) : (
          <p className="muted">
            <Trans>You can add users once your trade account is approved.</Trans>
          </p>
        )}
      </section>
    </AccountPage>
  );
}
