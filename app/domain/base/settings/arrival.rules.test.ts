import { describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import { estimateArrival, promiseArrival } from './arrival.rules';
import { DEFAULT_SETTINGS } from './settings.rules';

const promise = (now: string, changes: Partial<typeof DEFAULT_SETTINGS> = {}) =>
  promiseArrival({ ...DEFAULT_SETTINGS, ...changes }, new Date(now));

describe('The days on which an order arrives', () => {
  it.each([
    [
      'before the cutoff',
      '2026-11-10T19:59:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Thu, Nov 12 – Fri, Nov 13',
    ],
    [
      'at the cutoff',
      '2026-11-10T20:00:00Z',
      'Order by 3 PM ET on Wed, Nov 11',
      'Estimated delivery: Fri, Nov 13 – Mon, Nov 16',
    ],
    [
      'in summer time',
      '2026-07-14T18:59:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Thu, Jul 16 – Fri, Jul 17',
    ],
    [
      'on a Saturday',
      '2026-11-14T15:00:00Z',
      'Order by 3 PM ET on Mon, Nov 16',
      'Estimated delivery: Wed, Nov 18 – Thu, Nov 19',
    ],
    [
      'at night, when UTC has the next day',
      '2026-11-11T02:00:00Z',
      'Order by 3 PM ET on Wed, Nov 11',
      'Estimated delivery: Fri, Nov 13 – Mon, Nov 16',
    ],
    [
      'on Thanksgiving',
      '2026-11-26T15:00:00Z',
      'Order by 3 PM ET on Fri, Nov 27',
      'Estimated delivery: Tue, Dec 1 – Wed, Dec 2',
    ],
    [
      'over Christmas',
      '2026-12-23T15:00:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Mon, Dec 28 – Tue, Dec 29',
    ],
    [
      'over Independence Day, observed on Friday',
      '2026-07-02T15:00:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Tue, Jul 7 – Wed, Jul 8',
    ],
    [
      'over New Year’s Day',
      '2026-12-31T15:00:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Tue, Jan 5 – Wed, Jan 6',
    ],
    [
      'over Memorial Day',
      '2026-05-22T15:00:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Wed, May 27 – Thu, May 28',
    ],
    [
      'over Labor Day',
      '2026-09-04T15:00:00Z',
      'Order by 3 PM ET today',
      'Estimated delivery: Wed, Sep 9 – Thu, Sep 10',
    ],
  ])('are business days: %s', (_when, now, orderBy, arrives) => {
    expect(promise(now)).toEqual({ orderBy, arrives });
  });

  it('follow the settings', () => {
    const settings = { sameDayCutOff: '16:30', sameDayZone: 'PT', deliveryEstimate: '1-1 business days' };
    expect(promise('2026-11-11T00:29:00Z', settings)).toEqual({
      orderBy: 'Order by 4:30 PM PT today',
      arrives: 'Estimated delivery: Wed, Nov 11',
    });
  });

  it('are written as the language does', () => {
    expect(inLanguage('fr-CA', () => promise('2026-11-26T15:00:00Z')?.arrives)).toBe(
      'Livraison prévue : mar. 1er déc. – mer. 2 déc.',
    );
  });

  it.each([{ deliveryEstimate: 'about a week' }, { sameDayZone: 'Newfoundland' }])(
    'aren’t promised for %o',
    (changes) => {
      expect(estimateArrival({ ...DEFAULT_SETTINGS, ...changes }, new Date())).toBeUndefined();
    },
  );
});
