import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';

import { countUnread } from '../domain/inbox/inbox-list.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { AdminShell } from '../ui/admin/admin-shell';

export const meta: MetaFunction = ({ error }) => [
  {
    title:
      isRouteErrorResponse(error) && error.status === 404
        ? 'Page Not Found'
        : 'Back office | Keyway Trade Supply',
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, role } = await requireStaff(context, request);
  return { staff: { name, role }, unread: await countUnread(context.db) };
}

export default function AdminLayout() {
  const { staff, unread } = useLoaderData<typeof loader>();
  return (
    <AdminShell staffName={staff.name} unread={unread}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('routes/admin');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const page = (
    <>
      <h1>{isMissing ? 'Page Not Found' : 'Something went wrong on our side'}</h1>
      <p>
        {isMissing
          ? 'There is no such page in the back office.'
          : 'Nothing was changed. Try again in a moment.'}
      </p>
      <p>
        <Link className="btn" to={paths.admin.dashboard()}>
          Dashboard
        </Link>
      </p>
    </>
  );
  // Without data where the loader did not run: a POST to a page that takes none.
  if (shell == null) {
    return (
      <main id="main" className="admin-main">
        {page}
      </main>
    );
  }
  return (
    <AdminShell staffName={shell.staff.name} unread={shell.unread}>
      {page}
    </AdminShell>
  );
}
