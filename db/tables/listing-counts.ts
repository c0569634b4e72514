/**
 * Counts of products by category, brand, and type. Triggers keep them equal to the products. PostgreSQL spreads a count
 * over several rows to add up; a single row may be negative, and rows that add up to zero stay.
 */
export interface ProductCountsTable {
  category_id: number;
  brand: string;
  type: string;
  counter: number;
  products: number;
  /** Active products. */
  active: number;
  /** Active products in stock. */
  in_stock: number;
}

/** Counts of active products by category, brand, type, and specification, in the same way. */
export interface SpecificationCountsTable {
  category_id: number;
  brand: string;
  type: string;
  name: string;
  value: string;
  counter: number;
  active: number;
  in_stock: number;
}
