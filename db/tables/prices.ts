import type { IsoText } from './column-types';

/** A level of trade prices. `customers.price_tier` names it by its code. */
export interface PriceTiersTable {
  code: string;
  name: string;
  /** Off the list price: 750 is 7.5 %. */
  discount_basis_points: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** What a tier pays for one of a product from a quantity on. */
export interface TierPricesTable {
  price_tier: string;
  product_id: number;
  min_quantity: number;
  unit_price_cents: number;
  created_at: IsoText;
  updated_at: IsoText;
}

/** What was agreed with one account. */
export interface ContractPricesTable {
  customer_id: number;
  product_id: number;
  min_quantity: number;
  unit_price_cents: number;
  /** The last day of the contract, '2027-03-31'; null while it has no end. */
  ends_on: string | null;
  created_at: IsoText;
  updated_at: IsoText;
}
