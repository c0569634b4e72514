/** Anyone with the link of an order or a quote, not signed in. */
export const LINK_HOLDER = 'link';
/** A buyer who isn't signed in and orders from a cart. */
export const GUEST = 'guest';

/** The actor recorded in the audit log, the stock ledger, and order timelines. */
export interface Actor {
  /** For example 'staff:admin', 'user:5', 'link', 'guest', 'reconciler', or 'api:Warehouse scanner'. */
  name: string;
  /** What order timelines and the stock ledger record of a buyer, which is their name: 'user:Ada Locke'. */
  timelineName?: string;
  staffId: number | null;
  requestId: string;
}

export function getTimelineName({ name, timelineName }: Actor): string {
  return timelineName ?? name;
}

export function toStaffActor(staff: { id: number; username: string }, requestId: string): Actor {
  return { name: `staff:${staff.username}`, staffId: staff.id, requestId };
}

/** A program using an API token. */
export function toTokenActor(token: { name: string }, requestId: string): Actor {
  return { name: `api:${token.name}`, staffId: null, requestId };
}

/** The signed-in user of an account. */
export function toUserActor(
  user: { id: number; firstName: string; lastName: string },
  requestId: string,
): Actor {
  const timelineName = `user:${user.firstName} ${user.lastName}`;
  return { name: `user:${user.id}`, timelineName, staffId: null, requestId };
}

export function toLinkHolderActor(requestId: string): Actor {
  return { name: LINK_HOLDER, staffId: null, requestId };
}

export function toGuestActor(requestId: string): Actor {
  return { name: GUEST, staffId: null, requestId };
}
