import { Link, useLocation } from '@remix-run/react';

import type { HiddenContact } from '../domain/base/customers/hidden-contact.rules';
import { formatDays } from '../domain/base/settings/settings.rules';
import { paths } from '../paths';
import { useSettings } from './settings/use-settings';

/** Says why the page of an old order or quote shows its contact details masked. */
export function HiddenContactNote({ hidden }: { hidden: HiddenContact | undefined }) {
  const { contactVisibleDays: days } = useSettings();
  const { pathname } = useLocation();
  if (hidden === undefined) return null;
  return (
    <p className="notice no-print">
      <span>
        Contact details are hidden after {formatDays(days)}.
        {hidden === 'until-sign-in' && (
          <>
            {' '}
            <Link className="link" to={paths.signIn({ redirectTo: pathname })}>
              Sign in
            </Link>{' '}
            to view them.
          </>
        )}
      </span>
    </p>
  );
}
