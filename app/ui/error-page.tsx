import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';

import { paths } from '../paths';
import { REQUEST_ID_ELEMENT } from './request-id';

/** What went wrong, in words; never a stack. The request id lets whoever is asked find it in the log. */
export function ErrorPage({ requestId }: { requestId: string | undefined }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  return (
    <main id="main" className="container grid gap-4 py-16">
      <h1>
        {isMissing ? 'Page Not Found' : isRefused ? 'That did not work' : 'Something went wrong on our side'}
      </h1>
      <p>
        {isMissing
          ? 'There is no page at this address.'
          : isRefused && typeof error.data === 'string' && error.data !== ''
            ? error.data
            : 'Nothing was lost. Try again in a moment, or go on from the store.'}
      </p>
      <p>
        <Link className="btn btn--primary" to={paths.home()}>
          Go to the store
        </Link>
      </p>
      {requestId && (
        <p className="small muted">
          Request <span id={REQUEST_ID_ELEMENT}>{requestId}</span>
        </p>
      )}
    </main>
  );
}
