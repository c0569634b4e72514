import { saleApplies } from '../../domain/goods/catalog/product.rules';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import type { VehicleFits } from '../../domain/goods/fitment/vehicle-fit.rules';
import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { paths } from '../../paths';
import { addToCart, DETAILS_OF } from '../cart/add-to-cart';
import { fitBadge } from '../fitment/fit-badge';
import { markup, type Markup } from '../markup/markup';
import { compareCheckbox } from './compare-picks';
import { licenceBadge } from './license-badge';
import { price } from './price';
import { productPicture } from './product-picture';
import { rating } from './rating';
import { stockBadge } from './stock-badge';

/** The attributes in which the search panel's live filter looks (SPEC 4). */
export function liveFilterData(product: Product) {
  return {
    'data-name': `${product.name} ${product.sku} ${product.productNumber} ${product.brand}`.toLowerCase(),
    'data-category': product.tags,
    'data-make': makeValue(product.vehicleMake),
  };
}

/** SALE, the product's own badge, and whether it needs a licence; undefined where there is none of them. */
export function productBadges(product: Product): Markup | undefined {
  const isOnSale = saleApplies(product);
  if (!isOnSale && product.badge === null && !product.isRestricted) return undefined;
  return markup`
    ${isOnSale && markup`<span class="badge--sale">SALE</span>`}
    ${product.badge !== null && markup`<span class="badge--ink">${product.badge}</span>`}
    ${product.isRestricted && licenceBadge()}`;
}

export interface CardOptions {
  /** What the product is to the vehicle that the page is about. */
  fits: VehicleFits | null;
  /** For the pictures that are seen first. */
  isEager?: boolean;
  /** What the ids of the cards' names begin with: the id of their list, so that each is its own on the page. */
  list: string;
  /** In a listing: which products are picked for a comparison. */
  picked?: readonly number[] | undefined;
}

/** A product in a grid. */
export function productCard(
  product: Product & { features?: string[] | undefined },
  { fits, list, isEager = false, picked }: CardOptions,
): Markup {
  const { id, name, features = [] } = product;
  const nameId = `${list}${id}`;
  const to = paths.product(product.slug);
  const live = liveFilterData(product);
  const badges = productBadges(product);
  return markup`
    <li data-name="${live['data-name']}" data-category="${live['data-category']}"
      ${live['data-make'] !== '' && markup` data-make="${live['data-make']}"`}>
      ${productPicture(product.image, { isEager })}
      ${badges && markup`<p>${badges}</p>`}
      <div>
        <h3 id="${nameId}"><a href="${to}">${name}</a></h3>
        <p>${product.brand} <code>${product.productNumber}</code></p>
        ${fitBadge(fits, id)}
        ${rating(product)}
        ${features.length > 0 && markup`<ul>${features.map((feature) => markup`<li>${feature}</li>`)}</ul>`}
        <div>${price(product)}${stockBadge(product)}</div>
        ${picked !== undefined && compareCheckbox(product, nameId, picked)}
      </div>
      <div>
        ${addToCart(product, nameId)}
        <a href="${to}" aria-labelledby="${DETAILS_OF} ${nameId}">Details</a>
      </div>
    </li>`;
}
