import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ErrorPage } from '../error-page';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export function RegistrationError() {
  return (
    <ErrorPage advice={t`Your completed steps are saved. Try again in a moment.`}>
      <Link className="btn" to={paths.register()}>
        <Trans>Back to step 1</Trans>
      </Link>{' '}
      <Link className="btn" to={paths.contact()}>
        <Trans>Contact us</Trans>
      </Link>
    </ErrorPage>
  );
}
