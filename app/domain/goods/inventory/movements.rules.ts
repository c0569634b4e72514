export const MOVEMENT_KINDS = {
  initial: 'Opening stock',
  sale: 'Sale',
  release: 'Release',
  return: 'Return',
  adjustment: 'Adjustment',
  receipt: 'Receipt',
  transfer: 'Transfer',
} as const;

export type MovementKind = keyof typeof MOVEMENT_KINDS;

/** How far back the history looks; all of it when nothing is chosen. */
export const MOVEMENT_DAYS = [1, 7, 30, 90, 365] as const;

export type MovementDays = (typeof MOVEMENT_DAYS)[number];

export interface MovementFilter {
  kind: MovementKind | undefined;
  days: MovementDays | undefined;
  locationId: number | undefined;
}

export function isMovementKind(text: string): text is MovementKind {
  return Object.hasOwn(MOVEMENT_KINDS, text);
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function parseMovementFilter(params: URLSearchParams): MovementFilter {
  const kind = params.get('kind') ?? '';
  const location = params.get('location') ?? '';
  return {
    kind: isMovementKind(kind) ? kind : undefined,
    days: MOVEMENT_DAYS.find((days) => String(days) === params.get('days')),
    locationId: /^\d{1,9}$/.test(location) ? Number(location) : undefined,
  };
}

/** A filter as an address has it. */
export function buildMovementQuery({ kind, days, locationId }: MovementFilter, page = 1) {
  return { kind, days, location: locationId, page: page > 1 ? page : undefined };
}

export const DOCUMENT_TYPES = ['order', 'product', 'transfer', 'count', 'purchase-order', 'import'] as const;

/** The document behind a movement. */
export interface MovementDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  id: number;
  /** Which receipt of the purchase order, from 1. */
  receipt?: number;
}

/** The document that a movement's cause names: 'order:42:line:7:1' is order 42. */
export function documentOf(cause: string | null): MovementDocument | undefined {
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
