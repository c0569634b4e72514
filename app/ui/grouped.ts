/** A count for people: '26,696'. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en-US');
}
