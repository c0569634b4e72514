import { isSaleActive } from '../../domain/goods/catalog/product.rules';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { LicenseBadge } from './license-badge';

/** The sale badge, the product's own badge, and the license badge. */
export function ProductBadges({ product }: { product: ProductCard }) {
  const isOnSale = isSaleActive(product);
  if (!isOnSale && product.badge === null && !product.isRestricted) return null;
  return (
    <p className="card__badges">
      {isOnSale && <span className="badge badge--sale">SALE</span>}
      {product.badge !== null && <span className="badge badge--ink">{product.badge}</span>}
      {product.isRestricted && <LicenseBadge />}
    </p>
  );
}
