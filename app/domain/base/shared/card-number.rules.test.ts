import { expect, it } from 'vitest';

import { containsCardNumber } from './card-number.rules';

it.each([
  ['Visa', '4111111111111111'],
  ['Visa with blanks', '4111 1111 1111 1111'],
  ['Visa with hyphens', '4111-1111-1111-1111'],
  ['Visa of 13 digits', '4222222222222'],
  ['Mastercard', '5555555555554444'],
  ['American Express', '3782 822463 10005'],
  ['a card of 19 digits', '6304000000000000000'],
  ['a card in a sentence', 'My card is 4111111111111111, thanks'],
  ['a card right behind other digits', '12 4111111111111111'],
  ['a card in the second line', 'Suite 5\n4111111111111111'],
])('sees %s', (_what, text) => {
  expect(containsCardNumber(text)).toBe(true);
});

it.each([
  ['a phone number', '+1 (416) 555-0142'],
  ['a ZIP+4', '90210-1234'],
  ['13 digits that are no card', '4111111111112'],
  ['12 digits', '411111111111'],
  ['zeros', '0000000000000000'],
  ['an address', '1200 West 35th Street, Suite 4111'],
  ['an e-mail address', 'jo.1984@shop.example'],
  ['nothing', ''],
])('lets %s pass', (_what, text) => {
  expect(containsCardNumber(text)).toBe(false);
});

it('reads a very long run of digits in no time', () => {
  const startedAt = performance.now();
  containsCardNumber('1'.repeat(5_000));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
