/** A line of a pasted list. */
export interface StockLine {
  part: string;
  quantity: number;
}

export const NO_LINES = 'Enter at least one part number with its quantity';

export const MAX_STOCK_LINES = 300;

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
      return { problem: `Write a part number and its quantity, such as SKU 12: ‘${line.slice(0, 60)}’` };
    lines.push({ part: part.replace(/[,;\s]+$/, ''), quantity });
  }
  return { lines };
}
