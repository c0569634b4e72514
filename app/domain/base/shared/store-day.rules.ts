import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { writeAsRead } from './written-date.rules';

/** The store's time zone, for days in filters and on paper. */
export const STORE_TIME_ZONE = 'America/New_York';

const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: STORE_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
  day: '2-digit',
});

const moments = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: locale === 'fr-CA' ? 'long' : 'medium',
      timeStyle: 'short',
      timeZone: STORE_TIME_ZONE,
    }),
);

/** Formats a time in the store's zone, identically on server and browser: 'Nov 28, 2026, 10:52 PM ET'. */
export function formatMoment(at: string): string {
  const moment = writeAsRead(moments().format(new Date(at)));
  return t`${moment} ET`;
}

const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** Formats a store day in a sentence: '2026-11-28' is 'November 28, 2026' or '28 novembre 2026'. */
export function formatDay(day: string): string {
  return writeAsRead(days().format(new Date(`${day}T00:00:00Z`)));
}

/** Parses a date field such as '2026-11-21'; undefined if invalid. */
export function parseDay(text: string | null): string | undefined {
  if (text === null || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Returns when a store day starts: '2026-11-21' starts at 05:00 UTC, one hour earlier in summer. */
export function getDayStart(day: string): string {
  const wanted = day.slice(8, 10);
  const starts = [4, 5].map((hour) => new Date(`${day}T0${hour}:00:00.000Z`));
  const start = starts.find((moment) => {
    const parts = hours.formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    return part('hour') === '00' && part('day') === wanted;
  });
  return (start ?? new Date(`${day}T05:00:00.000Z`)).toISOString();
}

/** Returns when a store day ends. */
export function getDayEnd(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return getDayStart(next.toISOString().slice(0, 10));
}

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STORE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a time for a field: '2026-11-28 22:52' in the store's zone. */
export function formatStoreMinute(at: string): string {
  return minutes.format(new Date(at));
}

/** Parses such a field to UTC ISO text; undefined if invalid, or skipped when summer time begins. */
export function parseStoreMinute(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return undefined;
  const asUtc = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  const found = [4, 5]
    .map((hoursBehind) => new Date(asUtc + hoursBehind * 60 * 60 * 1000))
    .find((moment) => !Number.isNaN(moment.getTime()) && minutes.format(moment) === text);
  return found?.toISOString();
}

/** Lists the last days up to and including one, oldest first. */
export function listDaysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}

/** Returns whether a day has passed in the store. */
export function isPastDay(day: string): boolean {
  return day < getStoreDay(new Date());
}

const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE });

/** Returns the store day of a time. */
export function getStoreDay(moment: Date): string {
  return isoDays.format(moment);
}
