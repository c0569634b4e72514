import { useHref } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/**
 * Adds a product of a listing to the default favorites list. Requires an AddToCartForm around it, whose fields it sends
 * to another address.
 */
export function FavoriteButton({ product: { id, name } }: { product: { id: number; name: string } }) {
  return (
    <button
      type="submit"
      name="productId"
      value={id}
      formAction={useHref(paths.favorites())}
      className="favorite-button"
      aria-label={t`Favorites: ${name}`}
    >
      <Icon name="heart" />
      <Trans>Favorites</Trans>
    </button>
  );
}
