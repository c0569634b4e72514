import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';

import { countUnread } from '../../domain/selling/inbox/inbox-list.queries.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { AdminShell } from '../../ui/admin/admin-shell';
import { pageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ error, matches }) => [
  {
    title: pageTitle(matches, error === undefined ? 'Back office' : describeStatus(getStatus(error)).title),
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, role } = await requireStaff(context, request, 'dashboard.view');
  return { staff: { name, role }, unread: await countUnread(context.db) };
}

export default function AdminLayout() {
  const { staff, unread } = useLoaderData<typeof loader>();
  return (
    <AdminShell staff={staff} unread={unread}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('routes/admin/layout');
  const { title, text } = describeStatus(getStatus(error));
  const page = (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
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
    <AdminShell staff={shell.staff} unread={shell.unread}>
      {page}
    </AdminShell>
  );
}

function getStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function describeStatus(status: number): { title: string; text: string } {
  if (status === 404) return { title: 'Page Not Found', text: 'There is no such page in the back office.' };
  if (status === 403)
    return {
      title: 'Your role may not do this',
      text: 'Nothing was changed. An owner of the store can give you another role.',
    };
  return {
    title: 'Something went wrong on our side',
    text: 'Nothing was changed. Try again in a moment.',
  };
}
