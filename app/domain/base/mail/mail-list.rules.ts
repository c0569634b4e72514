import { formatSortOrder, parseSortOrder } from '../shared/sort-order.rules';

/** Outbox states. 'failed' mail was given up; staff can retry it. */
export const MAIL_STATE_NAMES = { due: 'Queued', sent: 'Sent', failed: 'Failed' } as const;

export type MailState = keyof typeof MAIL_STATE_NAMES;

export function isMailState(text: string): text is MailState {
  return Object.hasOwn(MAIL_STATE_NAMES, text);
}

const MAIL_SORTS = ['subject', 'to', 'written', 'state'] as const;

export type MailSort = (typeof MAIL_SORTS)[number];

export type MailFilter = ReturnType<typeof parseMailFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseMailFilter(params: URLSearchParams) {
  const state = params.get('state') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: isMailState(state) ? state : undefined,
    order: parseSortOrder(params.get('sort'), MAIL_SORTS),
  };
}

/** Builds the query string of a filter. */
export function buildMailQuery({ q, state, order }: MailFilter, page = 1) {
  return { q, state, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
