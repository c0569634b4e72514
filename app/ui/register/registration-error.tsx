import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ErrorPage } from '../error-page';

export function RegistrationError() {
  return (
    <ErrorPage advice="Your completed steps are saved. Try again in a moment.">
      <Link className="btn" to={paths.register()}>
        Back to step 1
      </Link>{' '}
      <Link className="btn" to={paths.contact()}>
        Contact us
      </Link>
    </ErrorPage>
  );
}
