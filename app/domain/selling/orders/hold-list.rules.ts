import { formatSortOrder, parseSortOrder } from '../../base/shared/sort-order.rules';

/** Who holds stock with an unpaid order by transfer. */
export const HOLD_KINDS = {
  unconfirmed: 'Email unconfirmed',
  confirmed: 'Email confirmed',
  account: 'Account',
} as const;

export type HoldKind = keyof typeof HOLD_KINDS;

/** How much longer staff hold an order at a time. */
export const EXTENSION_HOURS = 24;

const HOLD_SORTS = ['number', 'buyer', 'units', 'value', 'placed', 'until'] as const;

export type HoldSort = (typeof HOLD_SORTS)[number];

export type HoldFilter = ReturnType<typeof parseHoldFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseHoldFilter(params: URLSearchParams) {
  const kind = params.get('kind') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    kind: isHoldKind(kind) ? kind : undefined,
    order: parseSortOrder(params.get('sort'), HOLD_SORTS),
  };
}

function isHoldKind(text: string): text is HoldKind {
  return Object.hasOwn(HOLD_KINDS, text);
}

/** Builds the query string of a filter. */
export function buildHoldQuery({ q, kind, order }: HoldFilter, page = 1) {
  return { q, kind, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
