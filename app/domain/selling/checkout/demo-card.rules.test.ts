import { expect, it } from 'vitest';

import { findCardProblem } from './demo-card.rules';

it.each([
  ['4242 4242 4242 4242', '12/34', '123', undefined],
  ['4242-4242-4242-4242', '1126', '123', undefined],
  ['378282246310005', '01 / 27', '1234', undefined],
  ['', '', '', 'number'],
  ['4242 4242 4242 4243', '12/34', '123', 'number'],
  ['0000 0000 0000 0000', '12/34', '123', 'number'],
  ['4242 4242 4242 4242', '', '123', 'expiry'],
  ['4242 4242 4242 4242', '13/34', '123', 'expiry'],
  ['4242 4242 4242 4242', '10/26', '123', 'expiry'],
  ['4242 4242 4242 4242', '12/34', '', 'cvv'],
  ['4242 4242 4242 4242', '12/34', '12', 'cvv'],
])('of the card %j %j %j, what is wrong is %s', (number, expiry, cvv, problem) => {
  expect(findCardProblem({ number, expiry, cvv }, new Date('2026-11-26T12:00:00Z'))).toBe(problem);
});
