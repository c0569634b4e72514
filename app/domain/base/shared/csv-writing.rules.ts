/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * What a spreadsheet would run as a formula. An apostrophe that stands in front of such a text already counts as a
 * part of it, so that taking one off again always gives the text that was written.
 */
const RUNS = /^'*(?:\s*[=+\-@]|[\t\r])/;

/** One line of a CSV file. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell that a spreadsheet shows and never runs: what would begin a formula gets an apostrophe in front. Numbers
 * are ours and stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The text that a cell was made of: the apostrophe that made it harmless is taken off, and no other. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell.slice(1)) ? cell.slice(1) : cell;
}
