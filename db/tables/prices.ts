import type { IsoText } from './column-types';

/** A trade price tier; `customers.price_tier` refers to its code. */
export interface PriceTiersTable {
  code: string;
  name: string;
  /** Discount off the list price: 750 is 7.5%. */
  discount_basis_points: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A tier's unit price from a minimum quantity. */
export interface TierPricesTable {
  price_tier: string;
  product_id: number;
  min_quantity: number;
  unit_price_cents: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A contract price of one account. */
export interface ContractPricesTable {
  customer_id: number;
  product_id: number;
  min_quantity: number;
  unit_price_cents: number;
  /** Last day of the contract, '2027-03-31'; null for no end. */
  ends_on: string | null;
  created_at: IsoText;
  updated_at: IsoText;
}
