import { AddToCartForm } from '../cart/add-to-cart';
import type { ComparePicks } from './compare-picks';
import { ProductCard, type ProductCardProps } from './product-card';

interface ProductGridProps {
  products: readonly ProductCardProps['product'][];
  className?: string;
  /** The number of cards above the fold. */
  eager?: number;
  /** In listings, for comparison. */
  picks?: ComparePicks;
}

export function ProductGrid(props: ProductGridProps) {
  return (
    <AddToCartForm>
      <ProductCards {...props} />
    </AddToCartForm>
  );
}

/** Cards for a page with its own AddToCartForm. */
export function ProductCards({ products, className = '', eager = 0, picks }: ProductGridProps) {
  return (
    <ul className={`card-grid ${className}`.trim()}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isEager={index < eager} picks={picks} />
      ))}
    </ul>
  );
}
