import { Link, useLocation } from '@remix-run/react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import { Day } from '../day';
import { FavoriteButton } from '../favorites/favorite-button';
import { FitBadge } from '../fitment/fit-badge';
import { CompareCheckbox, type ComparePicks } from './compare-picks';
import { Rating } from './product-badges';

/** What every view of a list says below a product's name. */
export function ProductFacts({
  product,
}: {
  product: ProductCard & Pick<ListedProduct, 'features' | 'specifications' | 'keyFacts'>;
}) {
  const { features = [], specifications = [], keyFacts } = product;
  return (
    <>
      <div className="product-facts">
        <p className="small muted">
          {`${product.brand} `}
          <span className="part-number">{product.productNumber}</span>
        </p>
        <BoughtBefore on={product.boughtOn} />
        <FitBadge productId={product.id} />
        <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />
        {/* On a phone it unfolds the features below, and in a list the specifications. */}
        {features.length + specifications.length > 0 && (
          <label className="product-more">
            <input type="checkbox" className="sr-only" /> More
          </label>
        )}
        {keyFacts !== undefined && <p className="product-facts__key small">{keyFacts}</p>}
      </div>
      {features.length > 0 && (
        <ul className="card__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When the account last ordered a product. */
export function BoughtBefore({ on }: { on: string | undefined }) {
  if (on === undefined) return null;
  return (
    <span className="badge">
      Bought before: <Day on={on} />
    </span>
  );
}

/** Compare and Favorites, in a listing. */
export function ProductPicks({ product, picks }: { product: ProductCard; picks: ComparePicks }) {
  return (
    <div className="product-picks">
      <CompareCheckbox product={product} picks={picks} /> <FavoriteButton product={product} />
    </div>
  );
}

interface ProductActionsProps {
  product: ProductCard;
  /** SPEC 2.3 and 2.5: Details on the home page, View Details in a listing. */
  details?: 'Details' | 'View Details';
}

/** Add to Cart, and the link to the product. */
export function ProductActions({ product, details = 'View Details' }: ProductActionsProps) {
  // The whole catalog leads to the second layout.
  const isOfCatalog = useLocation().pathname === paths.products() && details === 'View Details';
  return (
    <>
      <AddToCart product={product} />{' '}
      <Link
        to={isOfCatalog ? paths.productDetail(product.id) : paths.product(product.slug)}
        prefetch="intent"
        discover="none"
        className="btn btn--wide"
        aria-label={`${details}: ${product.name}`}
      >
        {details}
      </Link>
    </>
  );
}
