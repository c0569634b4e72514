import { Link } from '@remix-run/react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import type { ComparePicks } from './compare-picks';
import { Price } from './price';
import { ProductBadges, StockBadge } from './product-badges';
import { DetailsLink, ProductFacts, ProductPicks } from './product-facts';
import { getLiveFilterData } from './live-filter-data';
import { ProductPicture } from './product-picture';
import { useCatalogText } from './catalog-texts';
import { keepHyphenated } from './keep-hyphenated';

/** A product in a list of mixed kinds. */
export function ProductRow({ product, picks }: { product: ListedProduct; picks: ComparePicks }) {
  const to = paths.product(product.slug);
  const translate = useCatalogText();
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
        <ProductPicture
          src={product.image}
          alt=""
          sizes="(min-width: 36rem) 18rem, 8rem"
          loading="lazy"
          decoding="async"
        />
      </Link>
      <div className="product-row__text stack stack--close stack--top shrinkable">
        <ProductBadges product={product} />
        <h3 className="card__name">
          <Link to={to} prefetch="intent" discover="none" lang={product.nameLanguage}>
            {keepHyphenated(product.name)}
          </Link>
        </h3>
        <ProductFacts product={product} />
        <dl className="product-row__specs small">
          {product.specifications?.map(({ name, value }) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd>{translate(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ProductPicks product={product} picks={picks} />
      <div className="product-row__offer">
        <Price {...product} />
        <StockBadge {...product} withQuantity />
        <AddToCart product={product} withQuantity />
        <DetailsLink product={product} />
      </div>
    </li>
  );
}
