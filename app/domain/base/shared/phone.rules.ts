/** Formats a North American number as '416-555-0199', as the store's own are written; others stay as typed. */
export function formatPhone(typed: string): string {
  const [, area, exchange, line] = /^\+?1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return area === undefined ? typed : `${area}-${exchange}-${line}`;
}
