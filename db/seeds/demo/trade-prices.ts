/** The price tiers of the demo, with prices by quantity for goods that are bought by the box. */
export const demoPriceTiers = [
  {
    code: 'trade',
    name: 'Trade',
    discountBasisPoints: 500,
    prices: [
      { sku: 'KB-KW1-BR-250', minQuantity: 5, unitPriceCents: 7295 },
      { sku: 'KR-118-NP-100', minQuantity: 10, unitPriceCents: 1495 },
      { sku: 'AK-FRD-902-5B', minQuantity: 5, unitPriceCents: 11_699 },
    ],
  },
  {
    code: 'gold',
    name: 'Gold',
    discountBasisPoints: 1000,
    prices: [
      { sku: 'KB-KW1-BR-250', minQuantity: 5, unitPriceCents: 6895 },
      { sku: 'KB-KW1-BR-250', minQuantity: 20, unitPriceCents: 6495 },
      { sku: 'KR-118-NP-100', minQuantity: 10, unitPriceCents: 1395 },
      { sku: 'AK-FRD-902-5B', minQuantity: 5, unitPriceCents: 10_999 },
    ],
  },
  { code: 'platinum', name: 'Platinum', discountBasisPoints: 1500, prices: [] },
] as const;
