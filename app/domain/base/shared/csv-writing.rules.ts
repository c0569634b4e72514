/** Byte order mark: tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula. Leading apostrophes are included, so that escaping is reversible.
 * Spreadsheets in East Asian languages also run full-width signs.
 */
const RUNS = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r])/;

/** Formats one CSV line. */
export function formatCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`;
}

/** Formats a CSV cell, with an apostrophe before text that would run as a formula. Numbers are safe. */
export function formatCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Removes the apostrophe added by `formatCsvCell`, and no other. */
export function parseCsvCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell.slice(1)) ? cell.slice(1) : cell;
}
