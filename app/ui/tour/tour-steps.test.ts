import { describe, expect, it } from 'vitest';

import { TOUR_STEPS, parseTourStep } from './tour-steps';

describe('the step that an address asks for', () => {
  it.each([
    ['tour=1', 0],
    ['tour=5', 4],
    ['slide=2&tour=3', 2],
  ])('%s', (query, step) => {
    expect(parseTourStep(new URLSearchParams(query))).toBe(step);
  });

  it.each(['', 'tour=', 'tour=0', 'tour=6', 'tour=-1', 'tour=1.5', 'tour=two', 'tour=1e9'])(
    '%s asks for none',
    (query) => {
      expect(parseTourStep(new URLSearchParams(query))).toBeUndefined();
    },
  );
});

it('the tour goes from the logo to the cart, each stop with a place for its tip', () => {
  expect(TOUR_STEPS().map(({ id }) => id)).toEqual(['logo', 'search', 'categories', 'products', 'cart']);
  expect(new Set(TOUR_STEPS().map(({ position }) => position))).toEqual(new Set(['top', 'bottom', 'left']));
});
