/** Returns the current time as stored: UTC ISO text. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** Returns the time that many milliseconds from now; negative for the past. */
export function isoIn(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}

/** Returns now, or just after a known time, so that `updated_at` always changes. */
export function getMomentAfter(known: string): string {
  return new Date(Math.max(Date.now(), Date.parse(known) + 1)).toISOString();
}
