/** Formats a count: '26,696'. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en-US');
}
