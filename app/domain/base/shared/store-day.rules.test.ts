import { expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import {
  formatDay,
  formatMoment,
  formatStoreMinute,
  getDayEnd,
  getDayStart,
  parseDay,
  parseStoreMinute,
} from './store-day.rules';

it.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T04:00:00.000Z'],
  // The clocks go back: the day has 25 hours.
  ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  // And forward: 23.
  ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('the day %s lasts from %s to %s', (day, start, end) => {
  expect([getDayStart(day), getDayEnd(day)]).toEqual([start, end]);
});

it('what is no day is none', () => {
  expect(['2026-02-30', '26-01-01', 'today', '', '2026-1-1', null].map(parseDay)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  expect(parseDay('2028-02-29')).toBe('2028-02-29');
});

it.each([
  ['2026-11-21 18:30', '2026-11-21T23:30:00.000Z'],
  ['2026-07-04 00:05', '2026-07-04T04:05:00.000Z'],
])('the field %s is the time %s', (field, moment) => {
  expect(parseStoreMinute(field)).toBe(moment);
  expect(formatStoreMinute(moment)).toBe(field);
});

it.each(['2026-02-30 10:00', '2026-03-08 02:30', '2026-11-21', '2026-11-21 25:00', ''])(
  'the field "%s" is no time',
  (field) => {
    expect(parseStoreMinute(field)).toBeUndefined();
  },
);

it('a day is written out in each language', () => {
  expect(formatDay('2026-11-01')).toBe('November 1, 2026');
  expect(inLanguage('fr-CA', () => formatDay('2026-11-01'))).toBe('1er novembre 2026');
  expect(inLanguage('fr-CA', () => formatMoment('2026-07-01T13:05:00Z'))).toBe(
    '1er juillet 2026 à 9\u00a0h\u00a005 HE',
  );
});
