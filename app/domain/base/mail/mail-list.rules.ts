import { parseSortOrder, formatSortOrder } from '../shared/sort-order.rules';
import { isMailState } from './mail-states.rules';

/** Sortable columns. */
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
