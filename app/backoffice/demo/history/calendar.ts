const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Business days in the 14 months of the history. */
export const HISTORY_DAYS = 304;

/** The counter opens at 8:00 in the store's winter time. */
const OPENS_MS = 13 * HOUR_MS;

/**
 * Dates the history back from the first start. Business day 0 is the last one that ended a day ago or earlier, so that
 * what happened hours ago comes after it whenever the store is started.
 */
export class HistoryCalendar {
  readonly #now: number;
  readonly #days: number[] = [];

  constructor(now: string) {
    this.#now = Date.parse(now);
    const today = Math.floor(this.#now / DAY_MS) * DAY_MS;
    for (let day = today - 2 * DAY_MS; this.#days.length <= HISTORY_DAYS; day -= DAY_MS)
      if (![0, 6].includes(new Date(day).getUTCDay())) this.#days.push(day);
  }

  /** @param daysAgo business days before the last full one. @param minute after the counter opened, below 600. */
  at(daysAgo: number, minute: number): string {
    const day = this.#days[Math.max(0, daysAgo)];
    if (day === undefined) throw new Error(`The history doesn't reach back ${daysAgo} business days.`);
    return new Date(day + OPENS_MS + minute * MINUTE_MS).toISOString();
  }

  /** The time some hours before the start; negative for after it. */
  hoursAgo(hours: number): string {
    return new Date(this.#now - hours * HOUR_MS).toISOString();
  }

  isPast(moment: string): boolean {
    return Date.parse(moment) < this.#now - DAY_MS;
  }

  static addDays(moment: string, days: number): string {
    return new Date(Date.parse(moment) + days * DAY_MS).toISOString();
  }
}
