/** What comes into the inbox. */
export const MESSAGE_KINDS = {
  contact: 'Contact message',
  quote: 'Quote request',
  'order-desk': 'Order request',
} as const;

export type InboxKind = keyof typeof MESSAGE_KINDS;

/** 'unread' is a part of what is open: nobody has answered it, taken it or said that it was read. */
export const INBOX_STATUSES = { unread: 'Unread', open: 'Open', closed: 'Closed' } as const;

export type InboxStatus = keyof typeof INBOX_STATUSES;

export interface InboxFilter {
  q: string;
  kind: InboxKind | undefined;
  status: InboxStatus | undefined;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function inboxFilterOf(params: URLSearchParams): InboxFilter {
  const kind = params.get('kind') ?? '';
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    kind: isInboxKind(kind) ? kind : undefined,
    status: isInboxStatus(status) ? status : undefined,
  };
}

export function isInboxKind(text: string): text is InboxKind {
  return Object.hasOwn(MESSAGE_KINDS, text);
}

export function isInboxStatus(text: string): text is InboxStatus {
  return Object.hasOwn(INBOX_STATUSES, text);
}

export function isFilteredInbox({ q, kind, status }: InboxFilter): boolean {
  return q !== '' || kind !== undefined || status !== undefined;
}
