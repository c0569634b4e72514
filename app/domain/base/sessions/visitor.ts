/** What every page of the store shows of its visitor. */
export interface Visitor {
  cartCount: number;
}

/** A visitor without a session. */
export const ANONYMOUS: Visitor = { cartCount: 0 };
