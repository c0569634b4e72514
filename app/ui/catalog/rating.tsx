import { countFilledStars, formatRating } from '../../domain/goods/catalog/product.rules';

interface RatingProps {
  ratingTenths: number;
  reviewCount: number;
}

/** Five stars, filled by the floor of the rating (SPEC 9). */
export function Rating({ ratingTenths, reviewCount }: RatingProps) {
  if (reviewCount === 0) return <span className="rating">No reviews yet</span>;
  const filled = countFilledStars(ratingTenths);
  const rating = formatRating(ratingTenths);
  return (
    <span className="rating" role="img" aria-label={`Rated ${rating} of 5 by ${reviewCount} buyers`}>
      <span className="rating__stars">{'★'.repeat(filled) + '☆'.repeat(5 - filled)}</span>
      {` ${rating} (${reviewCount})`}
    </span>
  );
}
