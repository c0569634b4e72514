import { useEffect, useRef } from 'react';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { RelatedLinks } from '../catalog/related-products';
import { Icon } from '../icon/icon';
import { ignoreDoubleClick } from './press-in-turn';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** What belongs to the goods in the cart, with buttons of the cart's form that add it. */
export function RelatedToCart({ products }: { products: ProductCard[] }) {
  const pressed = useRef(false);
  // A product that was added leaves the list with its button: the focus stays here.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body)
      document.getElementById('related')?.focus({ preventScroll: true });
  }, [products]);
  return (
    <RelatedLinks products={products}>
      {({ id, name }) => (
        <button
          type="submit"
          className="btn btn--small"
          name="intent"
          value={`add-${id}`}
          aria-label={t`Add to Cart: ${name}`}
          onClick={(event) => {
            pressed.current = true;
            ignoreDoubleClick(event);
          }}
        >
          <Icon name="plus" />
          <Trans>Add</Trans>
        </button>
      )}
    </RelatedLinks>
  );
}
