import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Link, Outlet, useRouteError } from '@remix-run/react';

import { adminPaths } from '../../admin-paths';
import { ErrorMessage } from '../../ui/error-page';
import { formatPageTitle } from '../../ui/page-title';

/** Catches the errors of every page inside the layout, whose header and sidebar stay (see store.tsx). */
export default Outlet;

export const meta: MetaFunction = ({ error, matches }) => [
  { title: formatPageTitle(matches, error === undefined ? 'Back office' : describeError(error).title) },
];

export function ErrorBoundary() {
  return (
    <div className="stack stack--wide">
      <ErrorMessage {...describeError(useRouteError())}>
        <Link className="btn" to={adminPaths.dashboard()}>
          Go to dashboard
        </Link>
      </ErrorMessage>
    </div>
  );
}

function describeError(error: unknown): { title: string; text: string; canRetry: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404)
    return { title: 'Page Not Found', text: 'Check the URL, or go to the dashboard.', canRetry: false };
  if (status === 403)
    return {
      title: 'You don’t have permission',
      text: 'Ask a store owner to change your role.',
      canRetry: false,
    };
  return {
    title: 'Something went wrong',
    text: 'Nothing was changed. Try again in a moment.',
    canRetry: true,
  };
}
