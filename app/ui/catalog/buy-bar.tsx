import { useEffect, useState } from 'react';

import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { ADD_FORM, QUANTITY_FIELD } from '../cart/add-some-to-cart';
import { AddToCart } from '../cart/add-to-cart';
import { ignoreDoubleClick } from '../cart/press-in-turn';
import { Icon } from '../icon/icon';
import { Price } from './price';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface BuyBarProps {
  product: ProductDetail;
  license: LicenseStanding | undefined;
}

/** Price and Add to Cart at the bottom edge of a phone, however far the page is scrolled. It sends the page's form. */
export function BuyBar({ product, license }: BuyBarProps) {
  const { name } = product;
  const quantity = useTypedQuantity(product.id);
  if (license !== undefined && license.state !== 'valid') return null;
  return (
    <div className="buy-bar">
      <div>
        <Price {...product} />
        {quantity !== undefined && <p className="small muted">{t`Quantity ${quantity}`}</p>}
      </div>
      {product.stockQuantity <= 0 ? (
        <AddToCart product={product} />
      ) : (
        <button
          type="submit"
          form={ADD_FORM}
          className="btn btn--primary btn--wide"
          onClick={ignoreDoubleClick}
          aria-label={t`Add to Cart: ${name}`}
        >
          <Icon name="shopping-cart" />
          <Trans>Add to Cart</Trans>
        </button>
      )}
    </div>
  );
}

/** What the page's quantity field says; undefined until scripts run, and for a product without the field. */
function useTypedQuantity(productId: number): string | undefined {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const field = document.getElementById(QUANTITY_FIELD);
    const read = () => setTyped(field instanceof HTMLInputElement ? field.value : undefined);
    read();
    field?.addEventListener('input', read);
    return () => field?.removeEventListener('input', read);
  }, [productId]);
  return typed;
}
