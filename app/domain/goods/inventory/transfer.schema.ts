import { z } from 'zod';

import { lineUpTo, toText, trimmed } from '../../base/shared/form-fields';
import { lineQuantitiesSchema } from '../../base/shared/line-quantities.schema';

/** A line of a pasted list. */
interface StockLine {
  part: string;
  quantity: number;
}

const NO_LINES = 'Enter at least one part number and quantity';

const MAX_STOCK_LINES = 300;

/**
 * Parses part numbers with quantities, one per line: 'SKU 12', 'SKU,12', 'SKU;12', or tab-separated.
 *
 * @returns the lines, or what is wrong with the first invalid one.
 */
export function readStockLines(text: string): { lines: StockLine[] } | { problem: string } {
  const lines: StockLine[] = [];
  const typed = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (typed.length === 0) return { problem: NO_LINES };
  if (typed.length > MAX_STOCK_LINES) return { problem: `Enter at most ${MAX_STOCK_LINES} lines at a time` };
  for (const line of typed) {
    const [, part = '', count = ''] = /^(.*\S)[\s,;]+(\d{1,7})$/.exec(line) ?? [];
    const quantity = Number(count);
    if (part === '' || quantity === 0)
      return { problem: `Enter a part number and quantity, e.g. SC1-626 12. Found “${line.slice(0, 60)}”` };
    lines.push({ part: part.replace(/[,;\s]+$/, ''), quantity });
  }
  return { lines };
}

/** Transfer and count forms carry the version they were opened with, to detect concurrent changes. */
export const expectedVersion = z.coerce.number().int().min(0).catch(-1);

const locationSchema = (message: string) =>
  z.coerce
    .number({ errorMap: () => ({ message }) })
    .int(message)
    .positive(message);

export const NewTransferSchema = z
  .object({
    fromLocation: locationSchema('Choose an origin'),
    toLocation: locationSchema('Choose a destination'),
    note: lineUpTo(200),
    lines: trimmed.refine((text) => text !== '', NO_LINES),
  })
  .refine(({ fromLocation, toLocation }) => fromLocation !== toLocation, {
    path: ['toLocation'],
    message: 'Choose a different location',
  });

const lineQuantities = lineQuantitiesSchema('Enter a whole number of 0 or more');

export const TransferLinesSchema = z.object({ expectedVersion, quantities: lineQuantities, lines: trimmed });

export const ReceiveTransferSchema = z
  .object({
    expectedVersion,
    quantities: lineQuantities,
    /** What happens to units that didn't arrive. */
    rest: z.enum(['coming', 'missing'], {
      errorMap: () => ({ message: 'Choose what to do with the remaining units' }),
    }),
    reason: lineUpTo(150),
  })
  .refine(({ rest, reason }) => rest === 'coming' || reason.length >= 3, {
    path: ['reason'],
    message: 'Enter why units are missing',
  });

export const CancelDocumentSchema = z.object({ expectedVersion, reason: toText(3, 'Enter a reason', 200) });
