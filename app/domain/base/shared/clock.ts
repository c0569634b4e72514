/** The moment as the database keeps it: UTC ISO text. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** The moment so many milliseconds from now; negative for the past. */
export function isoIn(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}

/** Now, but later than a moment that is known: a row's `updated_at` so never stays the same when it changes. */
export function momentAfter(known: string): string {
  return new Date(Math.max(Date.now(), Date.parse(known) + 1)).toISOString();
}
