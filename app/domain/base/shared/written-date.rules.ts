/** Writes a French date as Québec does: '1 juillet 2026 à 09 h 05' is '1er juillet 2026 à 9 h 05', 'mar. 1 déc.' 'mar. 1er déc.'. */
export function writeAsRead(date: string): string {
  return date.replace(/\b1 (?=\p{L}{3})/u, '1er ').replace(/à 0?(\d+) h /, 'à $1\u00a0h\u00a0');
}
