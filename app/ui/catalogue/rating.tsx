import { filledStars, ratingText } from '../../domain/catalogue/product.rules';

/** SPEC 9: five stars, filled by the floor of the rating. */
export function Rating({ ratingTenths, reviewCount }: { ratingTenths: number; reviewCount: number }) {
  if (reviewCount === 0) return <span className="rating small muted">No reviews yet</span>;
  const filled = filledStars(ratingTenths);
  return (
    <span
      className="rating small muted"
      role="img"
      aria-label={`Rated ${ratingText(ratingTenths)} of 5 by ${reviewCount} buyers`}
    >
      <span className="rating__stars">{'★'.repeat(filled) + '☆'.repeat(5 - filled)}</span>
      {` ${ratingText(ratingTenths)} (${reviewCount})`}
    </span>
  );
}
