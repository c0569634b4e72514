export const MOVEMENT_KINDS = {
  initial: 'Beginning inventory',
  sale: 'Sale',
  release: 'Release',
  return: 'Return',
  adjustment: 'Adjustment',
  receipt: 'Receipt',
  transfer: 'Transfer',
} as const;

export type MovementKind = keyof typeof MOVEMENT_KINDS;

/** Period of the history; all if not set. */
export const MOVEMENT_DAYS = [1, 7, 30, 90, 365] as const;

export type MovementFilter = ReturnType<typeof parseMovementFilter>;

export function isMovementKind(text: string): text is MovementKind {
  return Object.hasOwn(MOVEMENT_KINDS, text);
}

/** Parses the filter from a URL and ignores unknown values. */
export function parseMovementFilter(params: URLSearchParams) {
  const kind = params.get('kind') ?? '';
  const location = params.get('location') ?? '';
  return {
    kind: isMovementKind(kind) ? kind : undefined,
    days: MOVEMENT_DAYS.find((days) => String(days) === params.get('days')),
    locationId: /^\d{1,9}$/.test(location) ? Number(location) : undefined,
  };
}

/** Builds the query string of a filter. */
export function buildMovementQuery({ kind, days, locationId }: MovementFilter, page = 1) {
  return { kind, days, location: locationId, page: page > 1 ? page : undefined };
}

export const DOCUMENT_TYPES = ['order', 'product', 'transfer', 'count', 'purchase-order', 'import'] as const;

/** The document behind a movement. */
export interface MovementDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  id: number;
  /** Receipt number of a purchase order, from 1. */
  receipt?: number;
}

/** Parses a cause: 'order:42:line:7:1' is order 42. */
export function parseCause(cause: string | null): MovementDocument | undefined {
  const [, type, id, rest = ''] =
    /^(order|product|transfer|count|purchase-order|import):(\d+)(?::(.*))?$/.exec(cause ?? '') ?? [];
  if (id === undefined) return undefined;
  switch (type) {
    case 'order':
    case 'product':
    case 'transfer':
    case 'count':
    case 'import':
      return { type, id: Number(id) };
    case 'purchase-order': {
      const receipt = /^receipt:(\d+)$/.exec(rest)?.[1];
      return { type, id: Number(id), ...(receipt === undefined ? {} : { receipt: Number(receipt) }) };
    }
    default:
      return undefined;
  }
}
