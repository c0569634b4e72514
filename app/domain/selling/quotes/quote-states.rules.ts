import { getStoreDay } from '../../base/shared/store-day.rules';
import { formatSortOrder, parseSortOrder } from '../../base/shared/sort-order.rules';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Allowed quote transitions. Staff price, the buyer answers, and time expires it; staff can always reprice. */
const QUOTE_TRANSITIONS = {
  requested: ['priced', 'declined'],
  priced: ['priced', 'accepted', 'declined', 'expired'],
  // The order was canceled, so the quote reopens.
  accepted: ['priced'],
  declined: [],
  expired: ['priced', 'declined'],
} as const;

export type QuoteStatus = keyof typeof QUOTE_TRANSITIONS;

/** Returns whether a quote can change its status so. */
export function canQuoteBecome(from: QuoteStatus, to: QuoteStatus): boolean {
  const allowed: readonly string[] = QUOTE_TRANSITIONS[from];
  return allowed.includes(to);
}

/** Returns whether staff can price a quote: not accepted or declined. */
export function canBePriced(status: QuoteStatus): boolean {
  return status !== 'accepted' && canQuoteBecome(status, 'priced');
}

/** Returns the status at a time; priced quotes expire. */
export function getQuoteStatus(
  { status, expiresAt }: { status: QuoteStatus; expiresAt: string | null },
  now: string,
): QuoteStatus {
  return status === 'priced' && (expiresAt === null || expiresAt <= now) ? 'expired' : status;
}

/** Status names, and what they mean for the buyer. */
export const QUOTE_STATUS = perLanguage<Record<QuoteStatus, { name: string; next: string }>>(() => ({
  requested: {
    name: t`Requested`,
    next: t`We’ll email pricing within a few business hours.`,
  },
  priced: {
    name: t`Priced`,
    next: t`Accept the quote to order at these prices.`,
  },
  accepted: { name: t`Accepted`, next: t`You ordered from this quote.` },
  declined: {
    name: t({ message: 'Declined', context: 'quote' }),
    next: t`This quote is closed. You can request a new one.`,
  },
  expired: {
    name: t({ message: 'Expired', context: 'quote' }),
    next: t`This quote has expired. Request it again for new prices.`,
  },
}));

/** Returns whether a text names a status of a quote. */
export function isQuoteStatus(text: string): text is QuoteStatus {
  return Object.hasOwn(QUOTE_TRANSITIONS, text);
}

/**
 * Returns the expiry date the pricing form suggests: the quote's own if it is in the future, otherwise the default
 * validity.
 */
export function getExpiryDay({ expiresAt }: { expiresAt: string | null }, now: string, validityDays: number) {
  const last =
    expiresAt !== null && expiresAt > now
      ? new Date(Date.parse(expiresAt) - 1)
      : new Date(Date.parse(now) + validityDays * 24 * 60 * 60 * 1000);
  return getStoreDay(last);
}

const QUOTE_SORTS = ['number', 'requested', 'customer', 'lines', 'subtotal', 'expires', 'status'] as const;

export type QuoteSort = (typeof QUOTE_SORTS)[number];

export type QuoteFilter = ReturnType<typeof parseQuoteFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseQuoteFilter(params: URLSearchParams) {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isQuoteStatus(status) ? status : undefined,
    order: parseSortOrder(params.get('sort'), QUOTE_SORTS),
  };
}

/** Normalizes a typed quote number: 'kq 7q4m 2xkd' becomes 'KQ-7Q4M-2XKD'. */
export function normalizeQuoteNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KQ)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KQ-${first}-${second}`;
}

/** Builds the query string of a filter. */
export function buildQuoteQuery({ q, status, order }: QuoteFilter, page = 1) {
  return { q, status, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
