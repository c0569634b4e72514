import { COUNT_STATES, type CountState } from '../../../domain/goods/inventory/counts.rules';
import { TRANSFER_STATES, type TransferState } from '../../../domain/goods/inventory/transfers.rules';

const OPEN = new Set<string>(['sent', 'partly_received', 'counting']);
const DONE = new Set<string>(['received', 'posted']);

/** The state of a transfer or a count. */
export function DocumentState({ state }: { state: TransferState | CountState }) {
  const names: Record<string, string> = { ...TRANSFER_STATES, ...COUNT_STATES };
  const tone = OPEN.has(state) ? ' badge--warn' : DONE.has(state) ? ' badge--good' : '';
  return <span className={`badge${tone}`}>{names[state]}</span>;
}
