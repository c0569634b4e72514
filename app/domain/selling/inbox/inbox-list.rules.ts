import { parseSortOrder, formatSortOrder } from '../../base/shared/sort-order.rules';

/** Kinds of messages. */
export const MESSAGE_KINDS = {
  contact: 'Contact message',
  quote: 'Quote request',
  'order-desk': 'Order request',
} as const;

export type InboxKind = keyof typeof MESSAGE_KINDS;

/** 'unread' is a subset of open: not answered, assigned, or marked as read. */
export const INBOX_STATUSES = { unread: 'Unread', open: 'Open', closed: 'Closed' } as const;

type InboxStatus = keyof typeof INBOX_STATUSES;

const INBOX_SORTS = ['subject', 'from', 'kind', 'received', 'with', 'status'] as const;

export type InboxSort = (typeof INBOX_SORTS)[number];

export type InboxFilter = ReturnType<typeof parseInboxFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseInboxFilter(params: URLSearchParams) {
  const kind = params.get('kind') ?? '';
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    kind: isInboxKind(kind) ? kind : undefined,
    status: isInboxStatus(status) ? status : undefined,
    order: parseSortOrder(params.get('sort'), INBOX_SORTS),
  };
}

/** Builds the query string of a filter. */
export function buildInboxQuery({ q, kind, status, order }: InboxFilter, page = 1) {
  return { q, kind, status, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}

/** Returns whether a text names a kind of the inbox. */
export function isInboxKind(text: string): text is InboxKind {
  return Object.hasOwn(MESSAGE_KINDS, text);
}

/** Returns whether a text names a status of the inbox. */
export function isInboxStatus(text: string): text is InboxStatus {
  return Object.hasOwn(INBOX_STATUSES, text);
}
