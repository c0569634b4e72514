import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from '@remix-run/react';

import { ErrorPage } from '../../ui/error-page';
import { STORE_NAME } from '../../ui/page-title';
import { missingPageMeta } from '../../ui/seo/page-meta';
import { NotFoundPage } from '../../ui/store/not-found-page';
import type { loader } from '../store/layout';

/**
 * Catches the errors of every page inside the layout. Remix skips the loader of the route whose boundary catches an
 * error of an action, so a boundary of the layout itself would lose the header.
 */
export default Outlet;

export const meta: MetaFunction = ({ error }) =>
  isRouteErrorResponse(error) && error.status === 404
    ? missingPageMeta()
    : [{ title: STORE_NAME }, ...(error === undefined ? [] : [{ name: 'robots', content: 'noindex' }])];

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('routes/store/layout');
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage categories={shell?.categories ?? []} />
  ) : (
    <ErrorPage />
  );
}
