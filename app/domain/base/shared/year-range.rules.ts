/** Formats '2015-2023' or '2021'. */
export function formatYearRange(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`;
}
