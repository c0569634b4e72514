import { describe, expect, it } from 'vitest';

import { getTotals, EXPRESS_POLICY } from '../checkout/totals.rules';
import {
  buildAmountRefund,
  getOtherParts,
  prorate,
  getRefundableQuantity,
  getRefundableShippingCents,
  splitRefund,
  buildFullRefund,
  type RefundableOrder,
  type RefundSplit,
} from './refund-split.rules';

/** The same numbers on every run, and others with every seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function orderOf(units: { unitPriceCents: number; quantity: number }[], overpaidCents = 0): RefundableOrder {
  const totals = getTotals(units, EXPRESS_POLICY);
  return {
    shippingCents: totals.shippingCents,
    taxCents: totals.taxCents,
    receivedCents: totals.totalCents + overpaidCents,
    refundedCents: 0,
    refundedTaxCents: 0,
    refundedShippingCents: 0,
    lines: units.map(({ unitPriceCents, quantity }, index) => ({
      id: index + 1,
      quantity,
      totalCents: unitPriceCents * quantity,
      refundedQuantity: 0,
      refundedCents: 0,
    })),
  };
}

function after(order: RefundableOrder, split: RefundSplit): RefundableOrder {
  return {
    ...order,
    refundedCents: order.refundedCents + split.totalCents,
    refundedTaxCents: order.refundedTaxCents + split.taxCents,
    refundedShippingCents: order.refundedShippingCents + split.shippingCents,
    lines: order.lines.map((line) => {
      const part = split.lines.find(({ lineId }) => lineId === line.id);
      return part === undefined
        ? line
        : {
            ...line,
            refundedQuantity: line.refundedQuantity + part.quantity,
            refundedCents: line.refundedCents + part.amountCents,
          };
    }),
  };
}

const withShipping = { shipping: 'share' } as const;

describe('a random cart, refunded piece by piece in a random order', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed + 1))('adds up to the cent (%i)', (seed) => {
    const random = randomFrom(seed);
    const prices = [1, 7, 999, 4_550, 123_457, 999_999_999];
    const units = Array.from({ length: 1 + random(6) }, () => ({
      unitPriceCents: (prices[random(prices.length)] ?? 0) + random(3) - 1,
      quantity: 1 + random(9),
    }));
    const start = orderOf(units);
    const goods = start.lines.reduce((sum, line) => sum + BigInt(line.totalCents), 0n);
    let order = start;
    for (let steps = 0; order.lines.some((line) => getRefundableQuantity(line) > 0); steps += 1) {
      const quantities = new Map(
        order.lines.map((line) => [line.id, random(getRefundableQuantity(line) + 1)] as const),
      );
      const split = splitRefund(order, quantities, withShipping);
      expect(split.totalCents).toBe(split.goodsCents + split.taxCents + split.shippingCents);
      expect(Math.min(split.goodsCents, split.taxCents, split.shippingCents)).toBeGreaterThanOrEqual(0);
      order = after(order, split);

      // The oracle: what is refunded of tax and shipping so far is their exact share, to half a cent.
      const refundedGoods = order.lines.reduce((sum, line) => sum + BigInt(line.refundedCents), 0n);
      for (const [refunded, whole] of [
        [order.refundedTaxCents, order.taxCents],
        [order.refundedShippingCents, order.shippingCents],
      ] as const) {
        if (goods === 0n) continue;
        const off = BigInt(refunded) * goods - BigInt(whole) * refundedGoods;
        const distance = off < 0n ? -off : off;
        expect(distance * 2n <= goods).toBe(true);
      }
      if (steps > 200) throw new Error('The pieces never came to an end.');
    }
    expect(order.refundedCents).toBe(start.receivedCents);
    expect(order.refundedTaxCents).toBe(start.taxCents);
    expect(order.refundedShippingCents).toBe(start.shippingCents);
    expect(order.lines.map((line) => line.refundedCents)).toEqual(start.lines.map((line) => line.totalCents));
  });

  it('and then the rest at once comes to the same', () => {
    const random = randomFrom(77);
    for (let round = 0; round < 100; round += 1) {
      const start = orderOf(
        Array.from({ length: 1 + random(4) }, () => ({
          unitPriceCents: random(20_000),
          quantity: 1 + random(5),
        })),
      );
      const quantities = new Map(start.lines.map((line) => [line.id, random(line.quantity + 1)] as const));
      const half = after(
        start,
        splitRefund(start, quantities, { shipping: random(2) === 0 ? 'share' : 'none' }),
      );
      const rest = buildFullRefund(half);
      expect(half.refundedCents + rest.totalCents).toBe(start.receivedCents);
      expect(rest.goodsCents + rest.taxCents + rest.shippingCents).toBe(rest.totalCents);
    }
  });
});

describe('a refund', () => {
  // 3 x 45.50 + 2 x 25.25 = 187.00, 8% tax 14.96, shipping 15.99.
  const order = orderOf([
    { unitPriceCents: 4_550, quantity: 3 },
    { unitPriceCents: 2_525, quantity: 2 },
  ]);

  it('of one unit takes its share of tax and shipping along', () => {
    expect(splitRefund(order, new Map([[1, 1]]), withShipping)).toEqual({
      lines: [{ lineId: 1, quantity: 1, amountCents: 4_550 }],
      goodsCents: 4_550,
      taxCents: 364,
      shippingCents: 389,
      totalCents: 5_303,
    });
  });

  it('leaves shipping out where that is wanted', () => {
    const split = splitRefund(order, new Map([[1, 1]]), { shipping: 'none' });
    expect([split.shippingCents, split.totalCents]).toEqual([0, 4_914]);
  });

  it('of the shipping alone is all of it that is left, without tax, and no later share of it', () => {
    const one = splitRefund(order, new Map([[1, 1]]), withShipping);
    const rest = splitRefund(after(order, one), new Map(), { shipping: 'rest' });
    expect(rest).toEqual({
      lines: [],
      goodsCents: 0,
      taxCents: 0,
      shippingCents: 1_210,
      totalCents: 1_210,
    });
    const now = after(after(order, one), rest);
    expect(getRefundableShippingCents(now)).toBe(0);
    expect(splitRefund(now, new Map([[1, 1]]), withShipping).shippingCents).toBe(0);
    expect(now.refundedCents + buildFullRefund(now).totalCents).toBe(21_795);
  });

  it('of an amount lowers what everything comes to, which says so', () => {
    const now = after({ ...order, receivedCents: 21_800 }, buildAmountRefund(1_000));
    const whole = buildFullRefund(now);
    expect(whole.totalCents).toBe(20_800);
    expect(getOtherParts(now, whole)).toEqual({ overpaidCents: 5, givenBackCents: -1_000 });
    const part = splitRefund(now, new Map([[1, 1]]), withShipping);
    expect([part.totalCents, getOtherParts(now, part)]).toEqual([
      5_303,
      { overpaidCents: 0, givenBackCents: 0 },
    ]);
  });

  it('of everything is what came in, too much or too little', () => {
    expect(buildFullRefund(order).totalCents).toBe(21_795);
    expect(buildFullRefund({ ...order, receivedCents: 25_000 }).totalCents).toBe(25_000);
    expect(buildFullRefund({ ...order, receivedCents: 20_000 }).totalCents).toBe(20_000);
  });

  it('of goods that cost nothing shares shipping by their number', () => {
    const free = { ...orderOf([{ unitPriceCents: 0, quantity: 4 }]) };
    expect(free.shippingCents).toBe(1_599);
    const first = splitRefund(free, new Map([[1, 1]]), withShipping);
    expect(first.totalCents).toBe(400);
    expect(buildFullRefund(after(free, first)).totalCents).toBe(1_199);
  });

  it('that failed is reckoned again without losing a cent', () => {
    const lost = splitRefund(order, new Map([[1, 1]]), withShipping);
    const kept = splitRefund(after(order, lost), new Map([[2, 1]]), withShipping);
    // The first one fails: what it took is free again.
    let now = after(order, kept);
    for (const [line, quantity] of [
      [1, 2],
      [2, 1],
      [1, 1],
    ] as const) {
      now = after(now, splitRefund(now, new Map([[line, quantity]]), withShipping));
    }
    expect(Math.abs(now.refundedCents - order.receivedCents)).toBeLessThanOrEqual(1);
    expect(now.refundedCents).toBeLessThanOrEqual(order.receivedCents);
    expect(now.refundedTaxCents).toBe(order.taxCents);
  });
});

it.each([
  [1_000, 1, 3, 333],
  [1_000, 2, 3, 667],
  [5, 1, 2, 3],
  [10, 0, 7, 0],
  [10, 7, 7, 10],
  [9_007_199_254_740_991, 9_007_199_254_740_990, 9_007_199_254_740_991, 9_007_199_254_740_990],
  [100, 1, 0, 0],
])('of %i, %i parts in %i are %i', (amount, part, whole, share) => {
  expect(prorate(amount, part, whole)).toBe(share);
});
