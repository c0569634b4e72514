import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Rating } from './product-badges';

it.each([
  [41, '★★★★☆', 1],
  [49, '★★★★☆', 9],
  [40, '★★★★☆', undefined],
  [50, '★★★★★', undefined],
])('a rating of %i tenths shows %s and fills %s tenths of the next', (ratingTenths, stars, tenths) => {
  const html = renderToStaticMarkup(<Rating ratingTenths={ratingTenths} reviewCount={7} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(`${stars} ${(ratingTenths / 10).toFixed(1)} (7)`);
  expect(/rating__part--(\d)/.exec(html)?.[1]).toBe(tenths?.toString());
});
