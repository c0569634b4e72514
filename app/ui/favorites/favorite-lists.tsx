import { Link } from '@remix-run/react';

import type { FavoriteListSummary } from '../../domain/selling/favorites/favorites.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Plural } from '~/i18n/trans';

export function FavoriteLists({ lists }: { lists: FavoriteListSummary[] }) {
  return (
    <ul className="stack columns-3">
      {lists.map(({ id, name, items }) => (
        <li key={id}>
          <Link className="panel favorite-lists__one" to={paths.favoriteList(id)} discover="none">
            <Icon name="list" />
            <strong>{name}</strong>
            <span className="muted">
              <Plural value={items} one="# product" other="# products" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
