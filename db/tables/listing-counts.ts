/**
 * How many products there are of a category, brand and type. Triggers keep it equal to the products. PostgreSQL counts
 * a key in several rows, whose sum it is; a row alone may be below zero, and rows whose sum is zero stay.
 */
export interface ProductCountsTable {
  category_id: number;
  brand: string;
  type: string;
  counter: number;
  products: number;
  /** Those that are active. */
  active: number;
  /** Those that are active and of which there is a piece. */
  in_stock: number;
}

/** How many active products of a category, brand and type have a value of a specification; counted the same way. */
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
