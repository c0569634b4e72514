import { Link } from '@remix-run/react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import type { ComparePicks } from './compare-picks';
import { CardSpecifications } from './grid-specifications';
import { getLiveFilterData } from './live-filter-data';
import { Price } from './price';
import { ProductBadges, Rating, StockBadge } from './product-badges';
import { DetailsLink, ProductFacts, ProductPicks } from './product-facts';
import { ProductPicture } from './product-picture';
import { keepHyphenated } from './keep-hyphenated';

/** How wide a card is. */
const CARD_SIZES = '(min-width: 64rem) 18rem, (min-width: 36rem) 33vw, 50vw';

export interface ProductCardProps {
  product: Product & Pick<ListedProduct, 'features' | 'keyFacts'>;
  /** For the pictures that are seen first. */
  isEager?: boolean;
  /** In a listing, where products can be picked for a comparison. */
  picks?: ComparePicks | undefined;
}

/** A product in a grid. */
export function ProductCard({ product, isEager = false, picks }: ProductCardProps) {
  const to = paths.product(product.slug);
  // Looking up the routes behind every card costs the server more than it brings: they are all the same.
  const discover = isEager ? 'render' : 'none';
  return (
    <li className="card" {...getLiveFilterData(product)}>
      <ProductPicture
        className="card__picture"
        src={product.image}
        alt=""
        sizes={CARD_SIZES}
        loading={isEager ? undefined : 'lazy'}
      />
      <ProductBadges product={product} />
      <div className="card__body">
        <h3 className="card__name">
          <Link
            className="card__link"
            to={to}
            prefetch="intent"
            discover={discover}
            lang={product.nameLanguage}
          >
            {keepHyphenated(product.name)}
          </Link>
        </h3>
        <ProductFacts product={product} withRating={false} />
        <div className="card__offer">
          <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />{' '}
          <Price {...product} /> <StockBadge {...product} withQuantity />
        </div>
      </div>
      <div className="card__actions">
        <AddToCart product={product} withQuantity />
        {picks === undefined ? (
          <DetailsLink product={product} details="Details" />
        ) : (
          <>
            <ProductPicks product={product} picks={picks}>
              <DetailsLink product={product} />
            </ProductPicks>
            <CardSpecifications productId={product.id} />
          </>
        )}
      </div>
    </li>
  );
}
