/** What every page of the store shows of its visitor. */
export interface Visitor {
  cartCount: number;
  /** The account's company; empty unless a buyer is signed in. */
  accountName: string;
}

/** A visitor without a session. */
export const ANONYMOUS: Visitor = { cartCount: 0, accountName: '' };
