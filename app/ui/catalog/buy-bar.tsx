import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { AddToCart, AddToCartForm } from '../cart/add-to-cart';
import { Price } from './price';

interface BuyBarProps {
  product: ProductDetail;
  license: LicenseStanding | undefined;
}

/** Price and Add to Cart at the bottom edge of a phone, however far the page is scrolled. */
export function BuyBar({ product, license }: BuyBarProps) {
  if (license !== undefined && license.state !== 'valid') return null;
  return (
    <AddToCartForm className="buy-bar">
      <Price {...product} />
      <AddToCart product={product} isPrimary />
    </AddToCartForm>
  );
}
