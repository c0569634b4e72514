import { saleApplies } from '../../domain/catalogue/product.rules';
import type { ProductCard as Product } from '../../domain/catalogue/product.schema';
import { makeValue } from '../../domain/fitment/makes.rules';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import { FitBadge } from '../fitment/fit-badge';
import { PageLink } from '../page-link';
import { CompareCheckbox, type Comparison } from './compare-picks';
import { LicenceBadge } from './licence-badge';
import { Price } from './price';
import { ProductPicture } from './product-picture';
import { Rating } from './rating';
import { StockBadge } from './stock-badge';

/** The attributes in which the search panel's live filter looks (SPEC 4). */
export function liveFilterData(product: Product) {
  return {
    'data-name': `${product.name} ${product.sku} ${product.productNumber} ${product.brand}`.toLowerCase(),
    'data-category': product.tags,
    'data-make': makeValue(product.vehicleMake),
  };
}

export function ProductBadges({ product }: { product: Product }) {
  const isOnSale = saleApplies(product);
  if (!isOnSale && product.badge === null && !product.isRestricted) return null;
  return (
    <div className="card__badges">
      {isOnSale && <span className="badge badge--sale">SALE</span>}
      {product.badge !== null && <span className="badge badge--ink">{product.badge}</span>}
      {product.isRestricted && <LicenceBadge />}
    </div>
  );
}

interface ProductCardProps {
  product: Product & { features?: string[] };
  /** For the pictures that are seen first. */
  eager?: boolean;
  /** In a listing, where products can be picked for a comparison. */
  comparison?: Comparison;
}

/** A product in a grid. */
export function ProductCard({ product, eager = false, comparison }: ProductCardProps) {
  const to = paths.product(product.slug);
  return (
    <li className="card" {...liveFilterData(product)}>
      <PageLink to={to} className="card__picture" tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={product.image}
          alt=""
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 100vw"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </PageLink>
      <ProductBadges product={product} />
      <div className="card__body">
        <h3 className="card__name">
          <PageLink to={to}>{product.name}</PageLink>
        </h3>
        <p className="small muted">
          {product.brand} <span className="part-number">{product.productNumber}</span>
        </p>
        <FitBadge productId={product.id} />
        <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />
        {product.features !== undefined && product.features.length > 0 && (
          <ul className="card__features small">
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <div className="card__offer">
          <Price {...product} />
          <StockBadge {...product} />
        </div>
        {comparison !== undefined && <CompareCheckbox product={product} comparison={comparison} />}
      </div>
      <div className="card__actions">
        <AddToCart productId={product.id} name={product.name} stockQuantity={product.stockQuantity} />
        <PageLink to={to} className="btn" aria-label={`Details of ${product.name}`}>
          Details
        </PageLink>
      </div>
    </li>
  );
}
