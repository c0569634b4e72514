import { Form, Link } from '@remix-run/react';

import type { ProductFavorites } from '../../domain/selling/favorites/favorites.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Options } from '../form/options';
import { Trans } from '~/i18n/trans';

interface AddToFavoritesProps {
  productId: number;
  slug: string;
  name: string;
  favorites: ProductFavorites;
}

/** Adds a product to a list, and shows the lists that contain it. */
export function AddToFavorites({ productId, slug, name, favorites }: AddToFavoritesProps) {
  const { lists, within } = favorites;
  const holding = lists.filter(({ id }) => within.includes(id));
  const others = lists.filter(({ id }) => !within.includes(id));
  return (
    <div className="add-to-favorites">
      {holding.length > 0 && (
        <p className="small cluster cluster--row align-center">
          <Icon name="heart" className="icon--filled" />
          <span>
            <Trans>On your list</Trans>{' '}
            {holding.map(({ id, name: list }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link className="link" to={paths.favoriteList(id)} discover="none">
                  {list}
                </Link>
              </span>
            ))}
          </span>
        </p>
      )}
      {(lists.length === 0 || others.length > 0) && (
        <Form method="post" action={paths.favorites()} className="add-to-favorites__form" preventScrollReset>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="redirectTo" value={paths.product(slug)} />
          {lists.length > 1 && others.length > 0 && (
            <>
              <label className="sr-only" htmlFor="favorite-list">
                <Trans>List</Trans>
              </label>
              <select className="select" id="favorite-list" name="listId" key={within.join()}>
                <Options of={others.map((list) => [list.id, list.name])} />
              </select>
            </>
          )}
          {lists.length === 1 && <input type="hidden" name="listId" value={lists[0]?.id} />}
          <button type="submit" className="btn">
            <Icon name="heart" />
            <Trans>
              Add to favorites<span className="sr-only">: {name}</span>
            </Trans>
          </button>
        </Form>
      )}
    </div>
  );
}
