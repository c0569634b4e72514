/** The moment as the database keeps it: UTC ISO text. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** The moment so many milliseconds from now; negative for the past. */
export function isoIn(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
