import { MAIL_STATE_NAMES, type MailState } from '../../../domain/base/mail/mail-list.rules';

const TONES: Record<MailState, string> = { due: 'warn', sent: 'good', failed: 'bad' };

export function MailStateBadge({ state }: { state: MailState }) {
  return <span className={`badge badge--${TONES[state]}`}>{MAIL_STATE_NAMES[state]}</span>;
}
