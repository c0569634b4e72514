/** The actor recorded in the audit log, the stock ledger, and order timelines. */
export interface Actor {
  /** For example 'staff:admin', 'buyer', 'reconciler', or 'api:Warehouse scanner'. */
  name: string;
  staffId: number | null;
  requestId: string;
}

export function toStaffActor(staff: { id: number; username: string }, requestId: string): Actor {
  return { name: `staff:${staff.username}`, staffId: staff.id, requestId };
}

/** A program using an API token. */
export function toTokenActor(token: { name: string }, requestId: string): Actor {
  return { name: `api:${token.name}`, staffId: null, requestId };
}

export function toBuyerActor(requestId: string): Actor {
  return { name: 'buyer', staffId: null, requestId };
}
