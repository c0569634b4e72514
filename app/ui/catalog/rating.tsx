import { filledStars, ratingText } from '../../domain/goods/catalog/product.rules';
import { markup, type Markup } from '../markup/markup';

interface RatingProps {
  ratingTenths: number;
  reviewCount: number;
}

/** SPEC 9: five stars, filled by the floor of the rating. */
export function Rating({ ratingTenths, reviewCount }: RatingProps) {
  if (reviewCount === 0) return <span className="rating">No reviews yet</span>;
  const { name, stars, figures } = inWords(ratingTenths, reviewCount);
  return (
    <span className="rating" role="img" aria-label={name}>
      <i>{stars}</i>
      {figures}
    </span>
  );
}

/** The same as text, for a card. */
export function rating({ ratingTenths, reviewCount }: RatingProps): Markup {
  if (reviewCount === 0) return markup`<span class="rating">No reviews yet</span>`;
  const { name, stars, figures } = inWords(ratingTenths, reviewCount);
  return markup`<span role="img" aria-label="${name}"><i>${stars}</i>${figures}</span>`;
}

function inWords(ratingTenths: number, reviewCount: number) {
  const filled = filledStars(ratingTenths);
  return {
    name: `Rated ${ratingText(ratingTenths)} of 5 by ${reviewCount} buyers`,
    stars: '★'.repeat(filled) + '☆'.repeat(5 - filled),
    figures: ` ${ratingText(ratingTenths)} (${reviewCount})`,
  };
}
