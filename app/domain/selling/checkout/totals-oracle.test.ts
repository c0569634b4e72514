import { expect, it } from 'vitest';

import { EXPRESS_POLICY, getMissingForFreeShipping, STANDARD_POLICY, getTotals } from './totals.rules';

/** The rules of SPEC 9 once more, in whole numbers that cannot lose a digit, from its own figures in dollars. */
const RULES = [
  { policy: EXPRESS_POLICY, shipping: 1_599n, freeAbove: 20_000n },
  { policy: STANDARD_POLICY, shipping: 1_299n, freeAbove: 23_500n },
] as const;

type Line = { unitPriceCents: number; quantity: number };

function oracle(lines: readonly Line[], { shipping, freeAbove }: (typeof RULES)[number]) {
  let subtotal = 0n;
  for (const line of lines) subtotal += BigInt(line.unitPriceCents) * BigInt(line.quantity);
  const freight = lines.length === 0 || subtotal > freeAbove ? 0n : shipping;
  // 8 %, rounded half up. (8 % of whole cents never ends in just half a cent.)
  const tax = (subtotal * 8n + 50n) / 100n;
  return {
    subtotalCents: Number(subtotal),
    shippingCents: Number(freight),
    taxCents: Number(tax),
    totalCents: Number(subtotal + freight + tax),
  };
}

/** A small generator of random numbers that starts from a seed, so that a failure can be had again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const CARTS = 10_000;
const seed = Number(process.env['TOTALS_SEED'] ?? Date.now() % 2 ** 31);

it.each(RULES)('$policy.name: the totals of 10,000 random carts are those of the oracle', (rule) => {
  const random = randomFrom(seed);
  let free = 0;
  let largest = 0;
  for (let cart = 0; cart < CARTS; cart += 1) {
    // Every third cart lies about the limit; the others go from one cheap part to a truck of safes.
    const isNearTheLimit = cart % 3 === 0;
    const lines = isNearTheLimit
      ? [{ unitPriceCents: Number(rule.freeAbove) - 200 + random(401), quantity: 1 }]
      : Array.from({ length: random(9) }, () => ({
          unitPriceCents: random(10) === 0 ? random(10_000_000) : random(30_000),
          quantity: 1 + random(random(20) === 0 ? 9_999 : 12),
        }));
    const totals = getTotals(lines, rule.policy);
    expect(totals, `seed ${seed}, cart ${cart}: ${JSON.stringify(lines)}`).toEqual(oracle(lines, rule));
    if (totals.shippingCents === 0) free += 1;
    largest = Math.max(largest, totals.totalCents);
  }
  process.stdout.write(
    `${rule.policy.name}: seed ${seed}, ${CARTS} carts agree; ${free} ship free, the largest is ${(largest / 100).toFixed(2)}\n`,
  );
  // That the carts were of every kind.
  expect(free).toBeGreaterThan(1_000);
  expect(CARTS - free).toBeGreaterThan(1_000);
  expect(Number.isSafeInteger(largest)).toBe(true);
});

it.each(RULES)('$policy.name: a cent about 200.00 and 235.00 decides as the oracle does', (rule) => {
  for (const limit of [20_000, 23_500]) {
    for (const subtotal of [limit - 1, limit, limit + 1]) {
      // The same subtotal from one line and from several.
      for (const lines of [
        [{ unitPriceCents: subtotal, quantity: 1 }],
        [
          { unitPriceCents: 1, quantity: subtotal % 100 },
          { unitPriceCents: 100, quantity: Math.floor(subtotal / 100) },
        ],
      ]) {
        const totals = getTotals(lines, rule.policy);
        expect(totals).toEqual(oracle(lines, rule));
        process.stdout.write(
          `${rule.policy.name}: ${subtotal} + ${totals.shippingCents} + ${totals.taxCents} = ${totals.totalCents}\n`,
        );
      }
    }
  }
});

it.each([
  [0, undefined],
  [1, 23_499],
  [23_499, 1],
  [23_500, undefined],
  [23_501, undefined],
])('at a subtotal of %i cents %s more earn free shipping', (subtotal, missing) => {
  expect(getMissingForFreeShipping(subtotal, STANDARD_POLICY)).toBe(missing);
});
