import { isSaleActive, countFilledStars, formatRating } from '../../domain/goods/catalog/product.rules';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { LicenseBadge } from './license-note';
import {
  STOCK_STATUS_NAMES,
  getStockStatus,
  type StockLevel,
} from '../../domain/goods/inventory/stock.rules';
import { t } from '~/i18n/text';

/** The sale badge, the product's own badge, and the license badge. */
export function ProductBadges({ product }: { product: ProductCard }) {
  const isOnSale = isSaleActive(product);
  if (!isOnSale && product.badge === null && !product.isRestricted) return null;
  return (
    <p className="card__badges">
      {isOnSale && <span className="badge badge--sale">{t`SALE`}</span>}{' '}
      {product.badge !== null && <ProductBadge badge={product.badge} />}
      {product.isRestricted && <LicenseBadge />}
    </p>
  );
}

/** A product's own badge. */
export function ProductBadge({ badge }: { badge: string }) {
  return <span className="badge badge--ink">{badge}</span>;
}

interface RatingProps {
  ratingTenths: number;
  reviewCount: number;
}

/** Five stars, filled by the floor of the rating (SPEC 9); the tenths fill part of the next star. */
export function Rating({ ratingTenths, reviewCount }: RatingProps) {
  if (reviewCount === 0) return <span className="rating">{t`No reviews yet`}</span>;
  const filled = countFilledStars(ratingTenths);
  const tenths = filled < 5 ? ratingTenths % 10 : 0;
  const rating = formatRating(ratingTenths);
  return (
    <span className="rating" role="img" aria-label={t`Rated ${rating} of 5, ${reviewCount} reviews`}>
      <span className="rating__stars">
        {'★'.repeat(filled)}
        {tenths > 0 && <span className={`rating__part rating__part--${tenths}`}>☆</span>}
        <span className="rating__rest">{'☆'.repeat(5 - filled - (tenths > 0 ? 1 : 0))}</span>
      </span>
      <span className="rating__figure">{` ${rating}`}</span>
      <span className="rating__count">{` (${reviewCount})`}</span>
    </span>
  );
}

export function StockBadge({ withQuantity = false, ...level }: StockLevel & { withQuantity?: boolean }) {
  const status = getStockStatus(level);
  return (
    <span className={`badge badge--${status}`}>
      {STOCK_STATUS_NAMES()[status]}
      {withQuantity && status !== 'out-of-stock' && (
        <span className="badge__count">{` · ${level.stockQuantity}`}</span>
      )}
    </span>
  );
}
