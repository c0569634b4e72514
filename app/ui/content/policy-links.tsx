import { Link } from '@remix-run/react';
import { Fragment } from 'react';

import { paths } from '../../paths';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const POLICIES = perLanguage(() => ({ shipping: t`Shipping`, returns: t`Returns`, warranty: t`Warranty` }));

/** Links to the rules that hold for every order. */
export function PolicyLinks() {
  return (
    <span className="cluster cluster--text">
      {Object.entries(POLICIES()).map(([slug, name]) => (
        <Fragment key={slug}>
          <Link className="link" to={paths.textPage(slug)} discover="none">
            {name}
          </Link>{' '}
        </Fragment>
      ))}
    </span>
  );
}
