import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Shipping regions: US states and Canadian provinces, by postal abbreviation. */
export const REGION_GROUPS = perLanguage(() => [
  {
    country: 'United States',
    label: t`United States`,
    regions: [
      ['AL', 'Alabama'],
      ['AK', 'Alaska'],
      ['AZ', 'Arizona'],
      ['AR', 'Arkansas'],
      ['CA', t`California`],
      ['CO', 'Colorado'],
      ['CT', 'Connecticut'],
      ['DE', 'Delaware'],
      ['DC', t`District of Columbia`],
      ['FL', t`Florida`],
      ['GA', t`Georgia`],
      ['HI', t`Hawaii`],
      ['ID', 'Idaho'],
      ['IL', 'Illinois'],
      ['IN', 'Indiana'],
      ['IA', 'Iowa'],
      ['KS', 'Kansas'],
      ['KY', 'Kentucky'],
      ['LA', t`Louisiana`],
      ['ME', 'Maine'],
      ['MD', 'Maryland'],
      ['MA', 'Massachusetts'],
      ['MI', 'Michigan'],
      ['MN', 'Minnesota'],
      ['MS', 'Mississippi'],
      ['MO', 'Missouri'],
      ['MT', 'Montana'],
      ['NE', 'Nebraska'],
      ['NV', 'Nevada'],
      ['NH', 'New Hampshire'],
      ['NJ', 'New Jersey'],
      ['NM', t`New Mexico`],
      ['NY', 'New York'],
      ['NC', t`North Carolina`],
      ['ND', t`North Dakota`],
      ['OH', 'Ohio'],
      ['OK', 'Oklahoma'],
      ['OR', 'Oregon'],
      ['PA', t`Pennsylvania`],
      ['PR', t`Puerto Rico`],
      ['RI', 'Rhode Island'],
      ['SC', t`South Carolina`],
      ['SD', t`South Dakota`],
      ['TN', 'Tennessee'],
      ['TX', 'Texas'],
      ['UT', 'Utah'],
      ['VT', 'Vermont'],
      ['VA', t`Virginia`],
      ['WA', 'Washington'],
      ['WV', t`West Virginia`],
      ['WI', 'Wisconsin'],
      ['WY', 'Wyoming'],
    ] as const,
  },
  {
    country: 'Canada',
    label: 'Canada',
    regions: [
      ['AB', 'Alberta'],
      ['BC', t`British Columbia`],
      ['MB', 'Manitoba'],
      ['NB', t`New Brunswick`],
      ['NL', t`Newfoundland and Labrador`],
      ['NT', t`Northwest Territories`],
      ['NS', t`Nova Scotia`],
      ['NU', 'Nunavut'],
      ['ON', 'Ontario'],
      ['PE', t`Prince Edward Island`],
      ['QC', t`Quebec`],
      ['SK', 'Saskatchewan'],
      ['YT', 'Yukon'],
    ] as const,
  },
]);

const codes = new Map<string, string>(
  REGION_GROUPS().flatMap(({ country, regions }) => regions.map(([code]) => [code, country] as const)),
);

const names = perLanguage(
  () =>
    new Map<string, string>(
      REGION_GROUPS().flatMap(({ regions }) => regions.map(([code, name]) => [code, name] as const)),
    ),
);

/** Returns the name of a region, or its code if there is none. */
export function getRegionName(regionCode: string): string {
  return names().get(regionCode) ?? regionCode;
}

/** Ends the question about a ZIP or postal code of another state or province. */
export const ASKS_TO_CONFIRM = perLanguage(() => t`Correct it, or confirm that the address is right.`);

/** Codes of all states and provinces. */
export const REGION_CODES = [...codes.keys()];

/** Returns the name of a region's country; undefined if there is no such region. */
export function findCountryName(regionCode: string): string | undefined {
  return REGION_GROUPS().find(({ country }) => country === findCountry(regionCode))?.label;
}

/** Finds the country of a region code, in English. */
export function findCountry(regionCode: string): string | undefined {
  return codes.get(regionCode);
}

/**
 * Normalizes a ZIP or Canadian postal code; undefined if invalid: '902101234' → '90210-1234', 'k1a0b1' → 'K1A 0B1'.
 */
export function normalizePostalCode(text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s-]+/g, '');
  if (/^\d{5}$/.test(compact)) return compact;
  if (/^\d{9}$/.test(compact)) return `${compact.slice(0, 5)}-${compact.slice(5)}`;
  if (/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(compact)) {
    return `${compact.slice(0, 3)} ${compact.slice(3)}`;
  }
  return undefined;
}

/** Matches what `normalizePostalCode` takes. */
export const POSTAL_CODE_PATTERN = [
  /^[\s-]*(?:\d[\s-]*){5}$/,
  /^[\s-]*(?:\d[\s-]*){9}$/,
  /^[\s-]*[ABCEGHJ-NPRSTVXYabceghj-nprstvxy][\s-]*(?:\d[\s-]*[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][\s-]*){2}\d[\s-]*$/,
]
  .map(({ source }) => source)
  .join('|');
