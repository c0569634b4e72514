import Database from 'better-sqlite3';

/** A charge as the provider's own books have it. */
export interface BookedCharge {
  key: string;
  amountCents: number;
  state: 'captured' | 'cancelled' | 'refunded';
  refundedCents: number;
}

/** What the provider says it took and gave back, read from its own file. */
export function readBooks(file: string): BookedCharge[] {
  const books = new Database(file, { readonly: true });
  try {
    return books
      .prepare<[], BookedCharge>(
        `select c.key, c.amount_cents as amountCents, c.state,
           (select coalesce(sum(r.amount_cents), 0) from refunds r where r.key = c.key) as refundedCents
         from charges c`,
      )
      .all();
  } finally {
    books.close();
  }
}

/** Whether money of this charge is still with the provider. */
export function isTaken(charge: BookedCharge): boolean {
  return charge.state === 'captured' && charge.amountCents > charge.refundedCents;
}
