import { isQuoteStatus, type QuoteStatus } from './quote-states.rules';

export interface QuoteFilter {
  q: string;
  status: QuoteStatus | undefined;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function quoteFilterOf(params: URLSearchParams): QuoteFilter {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isQuoteStatus(status) ? status : undefined,
  };
}

/** A quote's number as it is kept, from any way of writing it: 'kq 7q4m 2xkd' is 'KQ-7Q4M-2XKD'. */
export function normalQuoteNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KQ)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KQ-${first}-${second}`;
}
