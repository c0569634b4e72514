import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { useFits } from '../fitment/fit-badge';
import { KeptMarkup } from '../markup/kept-markup';
import { markup } from '../markup/markup';
import { productCard } from './product-card';

interface ProductGridProps {
  id: string;
  /** Left out in the browser while what the server wrote stands (`shownOnly`). */
  products: readonly (Product & { features?: string[] | undefined })[] | undefined;
  className?: string;
  /** How many of the first are seen as the page opens. */
  eager?: number;
  /** In a listing, where products can be picked for a comparison. */
  picked?: readonly number[];
}

/** Products as cards. */
export function ProductGrid({ id, products, className = '', eager = 0, picked }: ProductGridProps) {
  const fits = useFits();
  const cards = products?.map((product, index) =>
    productCard(product, { fits, list: id, isEager: index < eager, picked }),
  );
  return (
    <KeptMarkup id={id} as="ul" className={`card-grid ${className}`.trim()}>
      {cards && markup`${cards}`}
    </KeptMarkup>
  );
}
