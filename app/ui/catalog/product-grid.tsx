import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { AddToCartForm } from '../cart/add-to-cart';
import type { ComparePicks } from './compare-picks';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly (Product & { features?: string[] | undefined })[];
  className?: string;
  /** How many of the first are seen as the page opens. */
  eager?: number;
  /** In a listing, where products can be picked for a comparison. */
  picks?: ComparePicks;
}

/** Products as cards, each of which can be added to the cart. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <AddToCartForm>
      <ProductCards {...props} />
    </AddToCartForm>
  );
}

/** The same for a page that has an AddToCartForm around it. */
export function ProductCards({ products, className = '', eager = 0, picks }: ProductGridProps) {
  return (
    <ul className={`card-grid ${className}`.trim()}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isEager={index < eager} picks={picks} />
      ))}
    </ul>
  );
}
