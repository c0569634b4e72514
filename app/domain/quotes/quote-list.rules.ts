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
