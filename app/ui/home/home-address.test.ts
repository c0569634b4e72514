import { describe, expect, it } from 'vitest';

import { parseFeaturedCount } from '../../domain/goods/catalog/product.rules';
import { getHeroSlides, parseHeroSlide } from './hero-slides';
import { DEFAULT_SETTINGS } from '../../domain/base/settings/settings.rules';

it('the hero has the three slides of the specification', () => {
  const words = getHeroSlides(DEFAULT_SETTINGS, 50).map(({ eyebrow, title }) => `${eyebrow} ${title}`);
  expect(words).toEqual([
    expect.stringMatching(/professional solutions/i),
    expect.stringMatching(/50% off programming devices/i),
    expect.stringMatching(/free shipping.*\$299\+/i),
  ]);
});

describe('the address of the home page', () => {
  it.each([
    ['', 0],
    ['slide=1', 0],
    ['slide=3', 2],
    ['slide=4', 0],
    ['slide=0', 0],
    ['slide=-2', 0],
    ['slide=two', 0],
  ])('%s shows slide %i', (query, slide) => {
    expect(parseHeroSlide(new URLSearchParams(query))).toBe(slide);
  });

  it.each([
    ['', 6],
    ['featured=12', 12],
    ['featured=1', 6],
    ['featured=1000000', 96],
    ['featured=many', 6],
    ['featured=7.5', 6],
  ])('%s shows %i featured products', (query, count) => {
    expect(parseFeaturedCount(new URLSearchParams(query))).toBe(count);
  });
});
