import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import type { PageMeta } from './page-meta';

/** Builds the `meta` of both product pages; the one with the slug is canonical. */
export function buildProductMeta(product: ProductDetail): PageMeta {
  const number = product.productNumber === '' ? '' : ` (${product.productNumber})`;
  return {
    title: product.name,
    description: `${product.name}${number}: ${product.description || `from ${product.brand}, for the trade.`}`,
    path: paths.product(product.slug),
    picture: product.image,
    type: 'product',
  };
}
