import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { isExpiringSoon, isValidOn } from '../../domain/goods/licenses/license.rules';
import { Day } from '../day';

type DocumentStateFields = Pick<AccountDocument, 'state' | 'expiresOn'>;

interface DocumentStateProps {
  document: DocumentStateFields;
  /** Today, such as '2026-11-23'. */
  today: string;
}

/** The status of a document. */
export function DocumentStateBadge({ document, today }: DocumentStateProps) {
  const { name, tone } = getStanding(document, today);
  return <span className={`badge badge--${tone}`}>{name}</span>;
}

function getStanding(
  { state, expiresOn }: DocumentStateFields,
  today: string,
): { name: string; tone: string } {
  if (state === 'waiting') return { name: 'Being checked', tone: 'warn' };
  if (state === 'declined') return { name: 'Declined', tone: 'bad' };
  if (!isValidOn(expiresOn, today)) return { name: 'Expired', tone: 'bad' };
  return isExpiringSoon(expiresOn, today)
    ? { name: 'Expires soon', tone: 'warn' }
    : { name: 'On file', tone: 'good' };
}

export function ExpiryDay({ on }: { on: string | null }) {
  return on === null ? <>Not stated</> : <Day on={on} />;
}
