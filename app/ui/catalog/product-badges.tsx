import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { content } from '../markup/markup';
import { productBadges } from './product-card';

/** What `productBadges` writes, for lists that React makes. */
export function ProductBadges({ product }: { product: Product }) {
  const badges = productBadges(product);
  return badges && <p className="card__badges" {...content(badges)} />;
}
