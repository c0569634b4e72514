import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { writeAsRead } from '../shared/written-date.rules';
import { formatCutOff, type Settings } from './settings.rules';

type ArrivalSettings = Pick<Settings, 'deliveryEstimate' | 'sameDayCutOff' | 'sameDayZone'>;

/** Days such as '2026-11-30': when an order ships, and the first and last on which it may arrive. */
export interface Arrival {
  ships: string;
  first: string;
  last: string;
}

/** When an order arrives, and until when to place it, in words. */
export interface ArrivalPromise {
  arrives: string;
  orderBy: string;
}

const ZONES = new Map([
  ['AT', 'America/Halifax'],
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
]);

/**
 * Reckons when an order of that moment arrives: it ships the same business day before the cutoff, else the next one.
 *
 * @returns undefined if the settings state the delivery or the zone in other words
 */
export function estimateArrival(settings: ArrivalSettings, orderedAt: Date): Arrival | undefined {
  const [, least, most] = /^(\d{1,2})-(\d{1,2}) business days$/.exec(settings.deliveryEstimate) ?? [];
  const local = readLocalTime(settings, orderedAt);
  if (least === undefined || most === undefined || local === undefined) return undefined;
  const isInTime = isBusinessDay(local.day) && local.time < settings.sameDayCutOff;
  const ships = isInTime ? local.day : addBusinessDays(local.day, 1);
  return { ships, first: addBusinessDays(ships, Number(least)), last: addBusinessDays(ships, Number(most)) };
}

/**
 * Says when an order arrives that is placed by the next cutoff.
 *
 * @param cachedMs how long a page with it may be cached
 */
export function promiseArrival(
  settings: ArrivalSettings,
  now: Date,
  cachedMs = 0,
): ArrivalPromise | undefined {
  const arrival = estimateArrival(settings, new Date(now.getTime() + cachedMs));
  if (arrival === undefined) return undefined;
  const cutOff = formatCutOff(settings);
  const day = formatShortDay(arrival.ships);
  const isToday = arrival.ships === readLocalTime(settings, now)?.day;
  return {
    arrives: formatArrival(arrival),
    orderBy: isToday ? t`Order by ${cutOff} today` : t`Order by ${cutOff} on ${day}`,
  };
}

/** Formats 'Estimated delivery: Mon, Nov 30 – Tue, Dec 1'. */
export function formatArrival(arrival: Pick<Arrival, 'first' | 'last'>): string {
  const first = formatShortDay(arrival.first);
  const last = formatShortDay(arrival.last);
  return first === last ? t`Estimated delivery: ${first}` : t`Estimated delivery: ${first} – ${last}`;
}

const shortDays = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

function formatShortDay(day: string): string {
  return writeAsRead(shortDays().format(toDate(day)));
}

function readLocalTime({ sameDayZone }: ArrivalSettings, moment: Date) {
  const timeZone = ZONES.get(sameDayZone);
  if (timeZone === undefined) return undefined;
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  return { day, time };
}

function addBusinessDays(day: string, count: number): string {
  let [date, left] = [day, count];
  while (left > 0) {
    date = addDays(date, 1);
    if (isBusinessDay(date)) left -= 1;
  }
  return date;
}

function isBusinessDay(day: string): boolean {
  const weekday = toDate(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  // A holiday on a weekend is observed on the business day next to it.
  return !(
    isHoliday(day) ||
    (weekday === 5 && isHoliday(addDays(day, 1))) ||
    (weekday === 1 && isHoliday(addDays(day, -1)))
  );
}

/** The days on which the carriers neither pick up nor deliver. */
function isHoliday(day: string): boolean {
  const date = toDate(day);
  const [weekday, dayOfMonth] = [date.getUTCDay(), date.getUTCDate()];
  switch (date.getUTCMonth() + 1) {
    case 1:
      return dayOfMonth === 1;
    case 5: // Memorial Day
      return weekday === 1 && dayOfMonth > 24;
    case 7:
      return dayOfMonth === 4;
    case 9: // Labor Day
      return weekday === 1 && dayOfMonth <= 7;
    case 11: // Thanksgiving
      return weekday === 4 && dayOfMonth > 21 && dayOfMonth <= 28;
    case 12:
      return dayOfMonth === 25;
    default:
      return false;
  }
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function addDays(day: string, count: number): string {
  return new Date(toDate(day).getTime() + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
