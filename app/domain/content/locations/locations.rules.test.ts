import { describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import {
  countLocations,
  buildDirectionsUrl,
  parseLocationSearch,
  matchesLocation,
  type RegionChoice,
} from './locations.rules';

const HALIFAX = { name: 'Keyway Halifax', city: 'Halifax', province: 'NS', region: 'atlantic' };

describe('SPEC 5, location search', () => {
  it.each<[string, RegionChoice, boolean]>([
    ['', 'all', true],
    ['hali', 'all', true],
    ['  HALIFAX ', 'all', true],
    ['keyway', 'all', true],
    ['ns', 'all', true],
    ['nova scotia', 'all', true],
    ['halifax', 'atlantic', true],
    ['', 'atlantic', true],
    ['halifax', 'western', false],
    ['', 'ontario', false],
    ['toronto', 'all', false],
    ['halifaxx', 'all', false],
    ['escutcheon', 'all', false],
  ])('%j in %s: %s', (q, region, isFound) => {
    expect(matchesLocation(HALIFAX, { q, region })).toBe(isFound);
  });

  it.each(['montreal', 'Montréal', 'quebec', 'Québec'])('ignores accents: %s', (q) => {
    const french = { name: 'Keyway Montréal', city: 'Montréal', province: 'QC', region: 'quebec' };
    expect(inLanguage('fr-CA', () => matchesLocation(french, { q, region: 'all' }))).toBe(true);
  });

  it('reads an address, and takes a region that is none for all', () => {
    expect(parseLocationSearch(new URLSearchParams('q=ott&region=ontario'))).toEqual({
      q: 'ott',
      region: 'ontario',
    });
    for (const region of ['', 'mars', 'toString', 'Ontario']) {
      expect(parseLocationSearch(new URLSearchParams({ region }))).toEqual({ q: '', region: 'all' });
    }
  });
});

it('directions ask a maps search for the full address, encoded', () => {
  const url = new URL(
    buildDirectionsUrl({
      address: '1 Key & Lock Way #4',
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B3S 0K6',
    }),
  );
  expect(url.protocol).toBe('https:');
  expect(url.searchParams.get('query')).toBe('1 Key & Lock Way #4, Halifax, NS B3S 0K6');
});

it('counts one location as one', () => {
  expect([0, 1, 6].map(countLocations)).toEqual(['0 locations', '1 location', '6 locations']);
});
