/** What every page of the store shows of its visitor. */
export interface Visitor {
  /** Units in the cart. */
  cartCount: number;
}

/** A visitor without a session. */
export const ANONYMOUS: Visitor = { cartCount: 0 };
