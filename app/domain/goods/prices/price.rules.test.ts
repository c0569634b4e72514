import { describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import { describePriceBasis, parsePriceBasis } from './price-basis.schema';
import { listOffers, getBestPrice, listQuantityPrices, getYourPrice, type PriceStep } from './price.rules';

const GUEST = { tier: undefined, steps: [] };
const gold = { code: 'gold', name: 'Gold', discountBasisPoints: 1000 };
const toPlain = { priceCents: 9999, salePriceCents: null, isOnSale: false };
const onSale = { priceCents: 9999, salePriceCents: 8500, isOnSale: true };

function step(kind: PriceStep['kind'], minQuantity: number, unitPriceCents: number): PriceStep {
  return { kind, minQuantity, unitPriceCents, endsOn: null };
}

describe('the price that is charged', () => {
  it.each([
    ['a guest', toPlain, GUEST, 1, 9999, 'List price', 'list'],
    ['a guest, on sale', onSale, GUEST, 1, 8500, 'Sale price', 'sale'],
    // 10 % of 99.99 is 9.999, which rounds to 10.00.
    ['a tier', toPlain, { tier: gold, steps: [] }, 1, 8999, 'Gold price: 10% off list ($99.99)', 'tier'],
    ['a tier above a sale', onSale, { tier: gold, steps: [] }, 1, 8500, 'Sale price', 'sale'],
    [
      'one below the quantity',
      toPlain,
      { tier: gold, steps: [step('tier', 10, 8000)] },
      9,
      8999,
      'Gold price: 10% off list ($99.99)',
      'tier',
    ],
    [
      'the quantity',
      toPlain,
      { tier: gold, steps: [step('tier', 10, 8000)] },
      10,
      8000,
      'Gold price on this product for 10 or more',
      'quantity-break',
    ],
    [
      'everyone’s quantity',
      toPlain,
      { tier: undefined, steps: [step('everyone', 10, 9500)] },
      10,
      9500,
      'Price for 10 or more',
      'quantity-break',
    ],
    [
      'a tier that equals everyone’s',
      toPlain,
      { tier: gold, steps: [step('tier', 10, 8000), step('everyone', 10, 8000)] },
      10,
      8000,
      'Gold price on this product for 10 or more',
      'quantity-break',
    ],
    [
      'a contract above the tier',
      toPlain,
      { tier: gold, steps: [step('contract', 1, 9500)] },
      1,
      8999,
      'Gold price: 10% off list ($99.99)',
      'tier',
    ],
    [
      'a contract like the sale',
      onSale,
      { tier: undefined, steps: [{ ...step('contract', 1, 8500), endsOn: '2027-03-31' }] },
      1,
      8500,
      'Your contract price, until March 31, 2027',
      'contract',
    ],
  ] as const)('of %s', (_, pricing, terms, quantity, cents, rule, reason) => {
    expect(getBestPrice(pricing, terms, quantity)).toMatchObject({ unitPriceCents: cents, reason, rule });
  });

  it('is the first of all offers, and no other is lower', () => {
    const terms = { tier: gold, steps: [step('contract', 5, 7000), step('tier', 2, 8100)] };
    for (const quantity of [1, 2, 4, 5, 100]) {
      const offers = listOffers(onSale, terms, quantity);
      expect(offers[0].unitPriceCents).toBe(Math.min(...offers.map(({ unitPriceCents }) => unitPriceCents)));
    }
  });
});

it('is told as the buyer’s own only where it is less than everyone’s', () => {
  expect(getYourPrice(toPlain, GUEST)).toBeUndefined();
  expect(getYourPrice(onSale, { tier: gold, steps: [] })).toBeUndefined();
  expect(getYourPrice(toPlain, { tier: gold, steps: [] })?.unitPriceCents).toBe(8999);
});

it('goes down with the quantity, and never is said to where it does not', () => {
  const steps = [
    step('tier', 10, 8000),
    step('contract', 5, 8500),
    step('tier', 20, 8200),
    step('tier', 1, 9000),
  ];
  expect(listQuantityPrices(toPlain, { tier: gold, steps })).toEqual([
    { minQuantity: 5, unitPriceCents: 8500 },
    { minQuantity: 10, unitPriceCents: 8000 },
  ]);
});

it('is told in the page’s language from what an order keeps', () => {
  const pricing = { priceCents: 123_456, salePriceCents: 99_999, isOnSale: true };
  const steps = (['tier', 'contract'] as const).flatMap((kind) => [
    step(kind, 1, 9000),
    step(kind, 10, 8000),
    ...(kind === 'tier' ? [] : [{ ...step(kind, 1, 7000), endsOn: '2027-03-31' }]),
    ...(kind === 'tier' ? [] : [{ ...step(kind, 10, 6000), endsOn: '2027-03-31' }]),
  ]);
  const offers = listOffers(pricing, { tier: { ...gold, discountBasisPoints: 1_025 }, steps }, 10);
  const kept = offers.map(({ basis }) => parsePriceBasis(JSON.stringify(basis)));
  expect(kept).toEqual(offers.map(({ basis }) => basis));
  expect(offers.map(({ rule }) => rule)).toEqual([
    'Your contract price for 10 or more, until March 31, 2027',
    'Your contract price, until March 31, 2027',
    'Gold price on this product for 10 or more',
    'Your contract price for 10 or more',
    'Gold price on this product',
    'Your contract price',
    'Sale price',
    'Gold price: 10.25% off list ($1,234.56)',
    'List price',
  ]);
  const french = inLanguage('fr-CA', () =>
    offers.map(({ basis }) => describePriceBasis(basis, { Gold: 'Or' })),
  );
  expect(french).toEqual([
    'Votre prix contractuel, 10 ou plus, jusqu’au 31 mars 2027',
    'Votre prix contractuel, jusqu’au 31 mars 2027',
    'Prix Or sur ce produit, 10 ou plus',
    'Votre prix contractuel, 10 ou plus',
    'Prix Or sur ce produit',
    'Votre prix contractuel',
    'Prix en solde',
    'Prix Or : 10,25 % de rabais sur le prix courant (1 234,56 $)',
    'Prix courant',
  ]);
  expect(parsePriceBasis('')).toBeUndefined();
});
