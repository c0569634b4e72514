/** Orders are numbered from 'PO-1001': the number is the ID plus this. */
const FIRST_NUMBER = 1_000;

export function formatPurchaseOrderNumber(id: number): string {
  return `PO-${FIRST_NUMBER + id}`;
}

/** Parses an order number in any spelling: 'PO-1004', 'po 1004', 'PO1004'. */
export function parsePurchaseOrderNumber(typed: string): number | undefined {
  const digits = /^po[\s#-]*(\d{4,9})$/i.exec(typed.trim())?.[1];
  const id = digits === undefined ? 0 : Number(digits) - FIRST_NUMBER;
  return id > 0 ? id : undefined;
}

interface CostedLine {
  quantity: number;
  unitCostCents: number;
}

export function sumPurchaseCents(lines: readonly CostedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitCostCents, 0);
}

/** Returns the outstanding units of a line. */
export function getOutstanding(line: { quantity: number; receivedQuantity: number }): number {
  return Math.max(0, line.quantity - line.receivedQuantity);
}

/** Maximum units per line. */
export const MAX_UNITS = 100_000;

export const PAST_EXPECTED_DAY = 'Enter today or a later date';

/** Reasons for a difference at receiving. */
export const DISCREPANCIES = {
  short: 'Short',
  over: 'Over',
  damaged: 'Damaged',
} as const;

export type Discrepancy = '' | keyof typeof DISCREPANCIES;

export const DISCREPANCY_NAMES: Record<Discrepancy, string> = {
  '': '',
  short: 'Short',
  over: 'Over',
  damaged: 'Damaged',
};

export function isDiscrepancy(text: string): text is Discrepancy {
  return text === '' || Object.hasOwn(DISCREPANCIES, text);
}

/**
 * Returns what is wrong with a discrepancy, given the outstanding and received units; undefined if nothing. Fewer
 * units without a reason mean the rest follows later.
 */
export function findDiscrepancyProblem(outstanding: number, received: number, discrepancy: Discrepancy) {
  if (received > outstanding)
    return discrepancy === 'over'
      ? undefined
      : `${outstanding === 0 ? 'None are' : `Only ${outstanding} ${outstanding === 1 ? 'is' : 'are'}`} outstanding. Enter ${outstanding}, or choose Over`;
  if (discrepancy === 'over') return 'The quantity isn’t over. Choose a different reason';
  if (discrepancy !== '' && received === outstanding)
    return `All ${outstanding} were received. Clear the reason, or enter only the good units`;
  return undefined;
}
