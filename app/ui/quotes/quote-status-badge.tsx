import { QUOTE_STATUS, type QuoteStatus } from '../../domain/selling/quotes/quote-states.rules';

const TONES: Record<QuoteStatus, string> = {
  requested: 'warn',
  priced: 'ink',
  accepted: 'good',
  declined: 'bad',
  expired: 'bad',
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  return <span className={`badge badge--${TONES[status]}`}>{QUOTE_STATUS[status].name}</span>;
}
