import { expect, it } from 'vitest';

import { formatPhone } from './phone.rules';

it.each([
  ['4165550199', '416-555-0199'],
  ['(416) 555-0199', '416-555-0199'],
  ['+1 416.555.0199', '416-555-0199'],
  ['1-416-555-0199', '416-555-0199'],
  ['416-555-0199 ext. 12', '416-555-0199 ext. 12'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['•••• 0199', '•••• 0199'],
  ['', ''],
])('formats %s as %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
});
