import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';

import { linkedAdminPaths } from '../paths';
import { Trans } from '~/i18n/trans';

/** Returns whether this is a demo whose mail stays in the outbox. */
export function useIsMailOff(): boolean {
  return useRouteLoaderData<{ isMailOff?: boolean }>('root')?.isMailOff === true;
}

interface EmailedProps {
  /** Whose mail staff find in the back office. */
  to?: string;
  /** What to do in a demo that sends no email. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A sentence about an email. A demo without a mail server says that it sends none, and its operator where to read it. */
export function Emailed({ to, instead, children }: EmailedProps) {
  if (!useIsMailOff()) return <>{children}</>;
  return (
    <>
      {instead}{' '}
      <span className="small muted block">
        <Trans>Demo: no email is sent.</Trans>{' '}
        <a className="link" href={linkedAdminPaths.mails({ q: to })}>
          <Trans>Read it in the back office</Trans>
        </a>
      </span>
    </>
  );
}
