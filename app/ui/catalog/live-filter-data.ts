import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { makeValue } from '../../domain/goods/fitment/makes.rules';

/** The attributes in which the search panel's live filter looks (SPEC 4). */
export function getLiveFilterData(product: ProductCard) {
  return {
    'data-name': `${product.name} ${product.sku} ${product.productNumber} ${product.brand}`,
    'data-category': product.tags,
    'data-make': makeValue(product.vehicleMake),
  };
}
