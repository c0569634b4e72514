import { expect, it } from 'vitest';

import { normalizeOrderNumber } from './order-lookup.schema';

it.each([
  ['KW-7Q4M-2XKD', 'KW-7Q4M-2XKD'],
  [' kw 7q4m 2xkd ', 'KW-7Q4M-2XKD'],
  ['kw7q4m2xkd', 'KW-7Q4M-2XKD'],
  ['#7Q4M-2XKD', 'KW-7Q4M-2XKD'],
  ['KW-KWKW-KWKW', 'KW-KWKW-KWKW'],
  ['KWKW-KWKW', 'KW-KWKW-KWKW'],
  ['7Q4M', '7Q4M'],
  ['', ''],
])('the number %j is looked up as %j', (typed, number) => {
  expect(normalizeOrderNumber(typed)).toBe(number);
});
