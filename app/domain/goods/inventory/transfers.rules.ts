export const TRANSFER_STATES = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partially received',
  received: 'Received',
  cancelled: 'Canceled',
} as const;

export type TransferState = keyof typeof TRANSFER_STATES;

export function isTransferState(text: string): text is TransferState {
  return Object.hasOwn(TRANSFER_STATES, text);
}

/** Allowed actions by state. A partly received transfer is closed, not canceled. */
const ALLOWED_STATES = {
  edit: ['draft'],
  send: ['draft'],
  receive: ['sent', 'partly_received'],
  cancel: ['draft', 'sent'],
} as const satisfies Record<string, readonly TransferState[]>;

export type TransferAction = keyof typeof ALLOWED_STATES;

export function canTransfer(action: TransferAction, state: TransferState): boolean {
  const states: readonly TransferState[] = ALLOWED_STATES[action];
  return states.includes(state);
}
