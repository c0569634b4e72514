import { filledStars, ratingText } from '../../domain/catalogue/product.rules';

/** SPEC 9: five stars, filled by the floor of the rating. */
export function Rating({ ratingTenths, reviewCount }: { ratingTenths: number; reviewCount: number }) {
  if (reviewCount === 0) return <span className="rating small muted">No reviews yet</span>;
  const filled = filledStars(ratingTenths);
  return (
    <span className="rating small">
      <span className="sr-only">
        Rated {ratingText(ratingTenths)} of 5 by {reviewCount} buyers
      </span>
      <span className="rating__stars" aria-hidden="true">
        {'★'.repeat(filled)}
        <span className="rating__empty">{'★'.repeat(5 - filled)}</span>
      </span>
      <span className="muted" aria-hidden="true">
        {ratingText(ratingTenths)} ({reviewCount})
      </span>
    </span>
  );
}
