import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';
import { NotFoundPage } from './not-found-page';
import { Trans } from '~/i18n/trans';

interface MissingProductProps {
  categories: { slug: string; name: string }[];
  featured: Product[];
}

/** The page for a missing product, with similar products. */
export function MissingProduct({ categories, featured }: MissingProductProps) {
  return (
    <NotFoundPage categories={categories}>
      {featured.length > 0 && (
        <section className="stack" aria-labelledby="missing-featured">
          <h2 id="missing-featured">
            <Trans>Featured products</Trans>
          </h2>
          <ProductGrid products={featured} className="card-grid--four" />
        </section>
      )}
    </NotFoundPage>
  );
}
