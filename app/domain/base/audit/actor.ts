/** Who does a thing, for the audit log, the stock ledger and the order's timeline. */
export interface Actor {
  /** 'staff:admin', 'buyer', 'reconciler', 'api:Warehouse scanner'. */
  name: string;
  staffId: number | null;
  requestId: string;
}

export function staffActor(staff: { id: number; username: string }, requestId: string): Actor {
  return { name: `staff:${staff.username}`, staffId: staff.id, requestId };
}

/** A program that signs in by a token. */
export function tokenActor(token: { name: string }, requestId: string): Actor {
  return { name: `api:${token.name}`, staffId: null, requestId };
}

export function buyerActor(requestId: string): Actor {
  return { name: 'buyer', staffId: null, requestId };
}
