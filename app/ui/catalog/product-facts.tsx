import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { Day } from '../day';
import { FavoriteButton } from '../favorites/favorite-button';
import { FitBadge } from '../fitment/fit-badge';
import { CompareCheckbox, type ComparePicks } from './compare-picks';
import { useLoadSpecifications } from './grid-specifications';
import { keepHyphenated, keepMeasures } from './keep-hyphenated';
import { Rating } from './product-badges';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** What every view of a list says below a product's name. */
export function ProductFacts({
  product,
  withRating = true,
}: {
  product: ProductCard & Pick<ListedProduct, 'features' | 'keyFacts'>;
  /** A card has it beside the price. */
  withRating?: boolean;
}) {
  const { features = [], keyFacts } = product;
  return (
    <>
      <div className="product-facts">
        <p className="small muted">
          {`${product.brand} `}
          <span className="part-number">{product.productNumber}</span>
        </p>
        <BoughtBefore on={product.boughtOn} />
        <FitBadge productId={product.id} />
        {withRating && <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />}
        {keyFacts !== undefined && (
          <p className="product-facts__key small">
            {keyFacts.split(' · ').map((fact) => (
              <span key={fact}>{keepHyphenated(fact)} </span>
            ))}
          </p>
        )}
      </div>
      {features.length > 0 && (
        <ul className="card__features">
          {features.map((feature) => (
            <li key={feature}>{keepMeasures(feature)}</li>
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
      <Trans>
        Bought before: <Day on={on} />
      </Trans>
    </span>
  );
}

/** Compare, Favorites, and Specs, in a listing. What else there is to do with a product stands beside them. */
export function ProductPicks({
  product,
  picks,
  children,
}: {
  product: ProductCard & Pick<ListedProduct, 'features' | 'specifications'>;
  picks: ComparePicks;
  children?: ReactNode;
}) {
  const load = useLoadSpecifications();
  return (
    <div className="product-picks">
      <CompareCheckbox product={product} picks={picks} /> <FavoriteButton product={product} />
      {/* On a phone it unfolds features and specifications, and what is to do with them. */}
      <label className="product-more">
        <input type="checkbox" className="sr-only" onChange={load} />
        {` ${t`Specs`}`}
      </label>
      {children}
    </div>
  );
}

interface DetailsLinkProps {
  product: ProductCard;
  /** SPEC 2.3 and 2.5: Details on the home page, View Details in a listing. */
  details?: 'Details' | 'View Details';
}

/** The link to the product. */
export function DetailsLink({ product, details = 'View Details' }: DetailsLinkProps) {
  // The whole catalog leads to the second layout.
  const isOfCatalog = useLocation().pathname === paths.products() && details === 'View Details';
  const { name } = product;
  const text = details === 'Details' ? t`Details` : t`View Details`;
  return (
    <Link
      to={isOfCatalog ? paths.productDetail(product.id) : paths.product(product.slug)}
      prefetch="intent"
      discover="none"
      className="btn btn--wide btn--details"
      aria-label={t`${text}: ${name}`}
    >
      {text}
    </Link>
  );
}
