import { Link } from '@remix-run/react';

import { FEATURED_STEP } from '../../domain/goods/catalog/product.rules';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';
import { TourStop } from '../tour/tour-stop';
import { useHydrated } from '../use-hydrated';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface FeaturedProductsProps {
  featured: { products: readonly Product[]; total: number };
  /** URL of this page with a number of featured products. */
  hrefOf: (count: number) => string;
  /** The first row is above the fold. */
  isOnTop?: boolean;
}

/** Featured products, six at first and six more per click (SPEC 4). */
export function FeaturedProducts({ featured, hrefOf, isOnTop = false }: FeaturedProductsProps) {
  const { products, total } = featured;
  const count = products.length;
  const hydrated = useHydrated();
  const more = hrefOf(count + FEATURED_STEP);
  return (
    <section className="container home-section" id="featured" aria-labelledby="featured-title">
      <h2 id="featured-title">
        <Trans>Featured Products</Trans>
      </h2>
      <TourStop stop="products">
        <ProductGrid products={products} className="card-grid--three" eager={isOnTop ? 3 : 0} />
      </TourStop>
      <div className="home-section__more">
        <p className="small muted" aria-live="polite" data-testid="featured-count">
          {total === 0 ? t`No featured products yet.` : t`Showing ${count} of ${total}`}
        </p>
        {total > count && (
          <Link
            className="btn"
            // With JavaScript the page stays where it is and grows; without, it opens at this section.
            to={hydrated ? more : `${more}#featured`}
            preventScrollReset
            discover="none"
          >
            <Trans>View More Products</Trans>
          </Link>
        )}
      </div>
    </section>
  );
}
