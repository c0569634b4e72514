import { Form, Link, useLocation } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** SPEC 2.2: the cookie bar, until the visitor has chosen. */
export function CookieBar() {
  const { pathname, search } = useLocation();
  return (
    <section className="cookie-bar on-ink no-print" aria-label={t`Cookies`}>
      <div className="container cookie-bar__row">
        <p className="small">
          <Icon name="cookie" /> <Trans>Essential cookies are always on. Optional ones are up to you.</Trans>
        </p>
        <Form method="post" action={paths.cookieChoice()} className="cluster" preventScrollReset>
          <input type="hidden" name="redirectTo" value={pathname + search} />
          <button type="submit" name="intent" value="accept" className="btn btn--small btn--on-ink">
            <Trans>Accept Cookies</Trans>
          </button>{' '}
          <Link to={paths.cookieChoice()} className="btn btn--small btn--on-ink" discover="none">
            <Trans>Custom Settings</Trans>
          </Link>{' '}
          <Link
            to={`${paths.textPage('privacy')}#cookies`}
            className="btn btn--small btn--on-ink"
            discover="none"
          >
            <Trans>Learn More</Trans>
          </Link>
        </Form>
      </div>
    </section>
  );
}
