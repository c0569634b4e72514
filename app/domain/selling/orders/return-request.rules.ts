import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import type { OrderState } from './order-states.rules';

/** Why a buyer returns items; what is refunded depends on it (/returns). */
export const RETURN_REASONS = ['unopened', 'opened', 'wrong', 'damaged', 'defective'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_NAMES = perLanguage<Record<ReturnReason, string>>(() => ({
  unopened: t`No longer needed, unopened`,
  opened: t`No longer needed, opened`,
  wrong: t`Wrong item`,
  damaged: t`Damaged in shipping`,
  defective: t`Defective`,
}));

interface OrderedLine {
  id: number;
  name: string;
  sku: string;
  quantity: number;
  /** Null before shipment. */
  shippedQuantity: number | null;
  restockedQuantity: number;
}

export interface ReturnableLine {
  line: OrderedLine;
  /** Units that the buyer has and hasn't returned. */
  units: number;
}

/** Whether an order can have returns once it ships. */
export function opensReturnsLater(state: OrderState): boolean {
  return state !== 'fulfilled' && state !== 'cancelled';
}

/** Lists what a buyer may ask to return: units that have shipped and haven't come back. */
export function listReturnableLines({
  state,
  lines,
}: {
  state: OrderState;
  lines: readonly OrderedLine[];
}): ReturnableLine[] {
  if (state !== 'fulfilled') return [];
  return lines
    .map((line) => ({
      line,
      units: Math.min(line.shippedQuantity ?? line.quantity, line.quantity - line.restockedQuantity),
    }))
    .filter(({ units }) => units > 0);
}
