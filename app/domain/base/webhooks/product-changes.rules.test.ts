import { expect, it } from 'vitest';

import { combineProductChanges } from './webhook-events.schema';

it.each([
  ['created', 'updated', 'created'],
  ['created', 'restored', 'created'],
  ['created', 'archived', 'archived'],
  ['archived', 'updated', 'archived'],
  ['archived', 'restored', 'restored'],
  ['restored', 'updated', 'restored'],
  ['updated', 'deleted', 'deleted'],
] as const)('a product that was %s and then %s is told as %s', (before, latest, told) => {
  expect(combineProductChanges(before, latest)).toBe(told);
});
