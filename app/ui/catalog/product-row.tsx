import { Link } from '@remix-run/react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import { FitBadge } from '../fitment/fit-badge';
import { CompareCheckbox, type ComparePicks } from './compare-picks';
import { Price } from './price';
import { ProductBadges, Rating, StockBadge } from './product-badges';
import { getLiveFilterData } from './live-filter-data';
import { ProductPicture } from './product-picture';

export function ProductRow({ product, picks }: { product: ListedProduct; picks: ComparePicks }) {
  const to = paths.product(product.slug);
  return (
    <li className="product-row" {...getLiveFilterData(product)}>
      <Link
        to={to}
        prefetch="intent"
        discover="none"
        className="product-row__picture"
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductPicture src={product.image} alt="" sizes="18rem" loading="lazy" decoding="async" />
      </Link>
      <div className="stack stack--close stack--top shrinkable">
        <ProductBadges product={product} />
        <h3 className="card__name">
          <Link to={to} prefetch="intent" discover="none">
            {product.name}
          </Link>
        </h3>
        <p className="small muted">
          {product.brand} <span className="part-number">{product.productNumber}</span>
        </p>
        <FitBadge productId={product.id} />
        <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />
        <dl className="product-row__specs small">
          {product.specifications?.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CompareCheckbox product={product} picks={picks} />
      </div>
      <div className="product-row__offer">
        <Price {...product} />
        <StockBadge {...product} withQuantity />
        <AddToCart product={product} />{' '}
        <Link
          to={to}
          prefetch="intent"
          discover="none"
          className="btn btn--wide"
          aria-label={`Details of ${product.name}`}
        >
          Details
        </Link>
      </div>
    </li>
  );
}
