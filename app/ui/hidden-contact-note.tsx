import { Link, useLocation } from '@remix-run/react';

import type { HiddenContact } from '../domain/base/customers/hidden-contact.rules';
import { formatDays } from '../domain/base/settings/settings.rules';
import { paths } from '../paths';
import { useSettings } from './settings/use-settings';
import { Trans } from '~/i18n/trans';

/** Says why the page of an old order or quote shows its contact details masked. */
export function HiddenContactNote({ hidden }: { hidden: HiddenContact | undefined }) {
  const { contactVisibleDays: days } = useSettings();
  const { pathname } = useLocation();
  const time = formatDays(days);
  if (hidden === undefined) return null;
  return (
    <p className="notice no-print">
      <span>
        <Trans>Contact details are hidden after {time}.</Trans>
        {hidden === 'until-sign-in' && (
          <>
            {' '}
            <Trans>
              <Link className="link" to={paths.signIn({ redirectTo: pathname })}>
                Sign in
              </Link>{' '}
              to view them.
            </Trans>
          </>
        )}
      </span>
    </p>
  );
}
