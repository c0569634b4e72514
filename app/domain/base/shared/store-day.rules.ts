/** The store's own time zone: what a day is in filters and on paper. */
export const STORE_TIME_ZONE = 'America/New_York';

const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: STORE_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
  day: '2-digit',
});

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: STORE_TIME_ZONE,
});

/** A moment as people read it, in the store's own time on the server and in the browser: 'Nov 28, 2026, 10:52 PM ET'. */
export function momentText(at: string): string {
  return `${moments.format(new Date(at))} ET`;
}

/** A day as a date field writes it, '2026-11-21'; undefined for what is none. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text;
}

/** The moment at which a day begins in the store: '2026-11-21' begins at 05:00 UTC, a summer's day an hour before. */
export function dayStart(day: string): string {
  const wanted = day.slice(8, 10);
  const starts = [4, 5].map((hour) => new Date(`${day}T0${hour}:00:00.000Z`));
  const start = starts.find((moment) => {
    const parts = hours.formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    return part('hour') === '00' && part('day') === wanted;
  });
  return (start ?? new Date(`${day}T05:00:00.000Z`)).toISOString();
}

/** The moment at which a day ends: the next one's beginning. */
export function dayEnd(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return dayStart(next.toISOString().slice(0, 10));
}

/** A day and those before it, so many in all, the first one first. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}

/** Whether a day is over in the store. */
export function isPastDay(day: string): boolean {
  return day < storeDayOf(new Date());
}

const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE });

/** The day that a moment is in the store, as a date field writes it. */
export function storeDayOf(moment: Date): string {
  return isoDays.format(moment);
}
