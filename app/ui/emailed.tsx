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
  children: ReactNode;
}

/** A sentence about an email. In a demo without a mail server, says where to read it instead. */
export function Emailed({ to, children }: EmailedProps) {
  if (!useIsMailOff()) return <>{children}</>;
  return (
    <Trans>
      This demo doesn’t send email. Read the message in the back office under{' '}
      <a className="link" href={linkedAdminPaths.mails({ q: to })}>
        Mail
      </a>
      .
    </Trans>
  );
}
