/** Outbox states. 'failed' mail was given up; staff can retry it. */
export const MAIL_STATE_NAMES = { due: 'Waiting', sent: 'Sent', failed: 'Failed' } as const;

export type MailState = keyof typeof MAIL_STATE_NAMES;

export function isMailState(text: string): text is MailState {
  return Object.hasOwn(MAIL_STATE_NAMES, text);
}
