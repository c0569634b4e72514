import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { Price } from './price';
import { ProductGrid } from './product-grid';
import { ProductPicture } from './product-picture';
import { Trans } from '~/i18n/trans';

/** What there is in stock instead of what is out of stock. */
export function AlternativeProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className="home-section tinted" aria-labelledby="alternatives">
      <h2 id="alternatives">
        <Trans>In-stock alternatives</Trans>
      </h2>
      <ProductGrid products={products} className="card-grid--four" />
    </section>
  );
}

export function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className="home-section tinted" aria-labelledby="related">
      <h2 id="related">
        <Trans>Related products</Trans>
      </h2>
      <ProductGrid products={products} className="card-grid--four" />
    </section>
  );
}

interface RelatedLinksProps {
  products: Product[];
  /** What stands beside a product's price. */
  children?: (product: Product) => ReactNode;
}

/** The same as plain links. */
export function RelatedLinks({ products, children }: RelatedLinksProps) {
  if (products.length === 0) return null;
  return (
    <section className="related-links" aria-labelledby="related">
      <h2 id="related" tabIndex={-1}>
        <Trans>Related products</Trans>
      </h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link to={paths.product(product.slug)} discover="none">
              <ProductPicture src={product.image} alt="" sizes="18rem" loading="lazy" />
              <span>
                <span lang={product.nameLanguage}>{product.name}</span>
                <br />
                <Price {...product} />
              </span>
            </Link>
            {children?.(product)}
          </li>
        ))}
      </ul>
    </section>
  );
}
