import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';

import { countUnread } from '../../domain/selling/inbox/inbox-list.queries.server';
import { requireStaff } from '../../http/session.server';
import backOfficeStylesheet from '../../styles/back-office.css?url';
import beyondCatalogStylesheet from '../../styles/beyond-catalog.css?url';
import { AdminShell } from '../../ui/admin/admin-shell';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: beyondCatalogStylesheet },
  { rel: 'stylesheet', href: backOfficeStylesheet },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, role, mustSetUpFactor } = await requireStaff(context, request, 'dashboard.view', {
    isForSetup: true,
  });
  return {
    staff: { name, role, mustSetUpFactor },
    unread: mustSetUpFactor ? 0 : await countUnread(context.db),
  };
}

export default function AdminLayout() {
  const { staff, unread } = useLoaderData<typeof loader>();
  return (
    <AdminShell staff={staff} unread={unread}>
      <Outlet />
    </AdminShell>
  );
}
