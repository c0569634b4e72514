import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { expiresSoon, isValidOn } from '../../domain/goods/licenses/license.rules';
import { Day } from '../day';

type Stated = Pick<AccountDocument, 'state' | 'expiresOn'>;

interface DocumentStateProps {
  document: Stated;
  /** The day of the page, '2026-11-23'. */
  today: string;
}

/** Whether a document waits, counts, has expired or was declined. */
export function DocumentStateBadge({ document, today }: DocumentStateProps) {
  const { name, tone } = standingOf(document, today);
  return <span className={`badge badge--${tone}`}>{name}</span>;
}

function standingOf({ state, expiresOn }: Stated, today: string): { name: string; tone: string } {
  if (state === 'waiting') return { name: 'Being checked', tone: 'warn' };
  if (state === 'declined') return { name: 'Declined', tone: 'bad' };
  if (!isValidOn(expiresOn, today)) return { name: 'Expired', tone: 'bad' };
  return expiresSoon(expiresOn, today)
    ? { name: 'Expires soon', tone: 'warn' }
    : { name: 'On file', tone: 'good' };
}

/** The last day of a document, in words. */
export function ExpiryDay({ on }: { on: string | null }) {
  return on === null ? <>Not stated</> : <Day on={on} />;
}
