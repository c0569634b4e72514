import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../paths';
import { REQUEST_ID_ELEMENT, useRequestId } from './request-id';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface ErrorMessageProps {
  title: string;
  /** What happened, and what to do next. */
  text: string;
  /** Whether the same address may work when it is loaded again. */
  canRetry: boolean;
  children: ReactNode;
}

/** An error in words, never with a stack. The request ID finds it in the log. */
export function ErrorMessage({ title, text, canRetry, children }: ErrorMessageProps) {
  const { pathname, search } = useLocation();
  const requestId = useRequestId();
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="cluster cluster--wide">
        {canRetry && (
          <Link className="btn btn--primary" to={pathname + search} reloadDocument>
            <Trans>Try again</Trans>
          </Link>
        )}
        {children}
      </p>
      {requestId !== undefined && (
        <p className="small muted">
          <Trans>
            Request ID: <span id={REQUEST_ID_ELEMENT}>{requestId}</span>
          </Trans>
        </p>
      )}
    </>
  );
}

interface ErrorPageProps {
  /** What to do next after an unexpected error. */
  advice?: string;
  /** Links that lead out, besides the one to the store. */
  children?: ReactNode;
}

/** The page of a store route that failed. */
export function ErrorPage({
  advice = t`Nothing was lost. Try again in a moment.`,
  children,
}: ErrorPageProps) {
  return (
    <main id="main" className="container stack stack--wide page-middle page-middle--tall">
      <ErrorMessage {...describeError(useRouteError(), advice)}>
        {children}
        <Link className="btn" to={paths.home()}>
          <Trans>Go to the store</Trans>
        </Link>
      </ErrorMessage>
    </main>
  );
}

function describeError(error: unknown, advice: string): Omit<ErrorMessageProps, 'children'> {
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return { title: t`Something went wrong`, text: advice, canRetry: true };
  if (error.status === 404)
    return { title: t`Page Not Found`, text: t`Check the URL, or go back to the store.`, canRetry: false };
  const text = typeof error.data === 'string' && error.data !== '' ? error.data : advice;
  return { title: t`That didn’t work`, text, canRetry: true };
}
