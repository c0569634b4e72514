import { Link } from '@remix-run/react';

import type { ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { AskUsLink } from './ask-us-link';
import { Trans } from '~/i18n/trans';

/** Other ways to a part, at the end of a list that may not have it. */
export function MoreWays({ query }: { query: ListingQuery }) {
  const { hotline } = useSettings();
  return (
    <section className="more-ways" aria-labelledby="more-ways">
      <h2 id="more-ways">
        <Trans>Don’t see the part?</Trans>
      </h2>
      <ul>
        <li>
          <Icon name="car" />
          <Link className="link" to={paths.vehicles()} discover="none">
            <Trans>Find by vehicle</Trans>
          </Link>
        </li>
        <li>
          <Icon name="search" />
          <Link className="link" to={paths.fccIds()} discover="none">
            <Trans>Find by FCC ID</Trans>
          </Link>
        </li>
        <li>
          <Icon name="mail" />
          <AskUsLink query={query} className="link" />
        </li>
        <li>
          <Icon name="phone" />
          <a className="link" href={`tel:${hotline}`}>
            {hotline}
          </a>
        </li>
      </ul>
    </section>
  );
}
