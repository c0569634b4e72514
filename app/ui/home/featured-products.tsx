import { Link } from '@remix-run/react';

import { FEATURED_STEP } from '../../domain/goods/catalog/product.rules';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';
import { TourStop } from '../tour/tour-stop';
import { useHydrated } from '../use-hydrated';

interface FeaturedProductsProps {
  featured: { products: readonly Product[]; total: number };
  /** The address of this page with so many featured products on it. */
  hrefOf: (count: number) => string;
  /** Where the first row is seen as the page opens. */
  isOnTop?: boolean;
}

/** SPEC 4: six at first, six more by each View More Products, which is there while there are more. */
export function FeaturedProducts({ featured, hrefOf, isOnTop = false }: FeaturedProductsProps) {
  const { products, total } = featured;
  const count = products.length;
  const hydrated = useHydrated();
  const more = hrefOf(count + FEATURED_STEP);
  return (
    <section className="container home-section" id="featured" aria-labelledby="featured-title">
      <h2 id="featured-title">Featured Products</h2>
      <TourStop stop="products">
        <ProductGrid products={products} className="card-grid--three" eager={isOnTop ? 3 : 0} />
      </TourStop>
      <div className="home-section__more">
        <p className="small muted" aria-live="polite" data-testid="featured-count">
          Showing {count} of {total}
        </p>
        {total > count && (
          <Link
            className="btn"
            // With JavaScript the page stays where it is and grows; without, it opens at this section.
            to={hydrated ? more : `${more}#featured`}
            preventScrollReset
            discover="none"
          >
            View More Products
          </Link>
        )}
      </div>
    </section>
  );
}
