import { Link } from '@remix-run/react';

import type { FavoriteListSummary } from '../../domain/selling/favorites/favorites.queries.server';
import { paths } from '../../paths';

/** The buyer's lists of favorites. */
export function AccountLists({ lists }: { lists: FavoriteListSummary[] }) {
  return (
    <section className="panel stack stack--top">
      <h2>Favorites</h2>
      {lists.length === 0 ? (
        <p className="muted">No lists yet. Press “Add to favorites” on the page of a product.</p>
      ) : (
        <ul className="fact-list">
          {lists.map(({ id, name, items }) => (
            <li key={id} className="cluster cluster--text cluster--apart">
              <Link className="link" to={paths.favoriteList(id)} discover="none">
                {name}
              </Link>
              <span className="muted">
                {items} {items === 1 ? 'product' : 'products'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="btn" to={paths.favorites()} discover="none">
          All lists
        </Link>
      </p>
    </section>
  );
}
