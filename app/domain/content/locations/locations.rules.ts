import { foldText } from '../../base/shared/folded-text.rules';
import { getRegionName } from '../../base/shared/regions.rules';
import { plural, t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Options of the region filter (SPEC 3). */
export const LOCATION_REGIONS = perLanguage(() => ({
  all: t`All Regions`,
  ontario: t`Ontario`,
  quebec: t`Quebec`,
  western: t`Western Canada`,
  atlantic: t`Atlantic Canada`,
}));

/** The type of the location whose address is on the store's documents. */
export const HEAD_OFFICE = 'Head Office';

/** Location types (SPEC 3). */
export const LOCATION_TYPES = [HEAD_OFFICE, 'Distribution Center', 'Regional Hub', 'Service Center'] as const;

const typeNames = perLanguage<Record<string, string>>(() => ({
  'Head Office': t`Head Office`,
  'Distribution Center': t`Distribution Center`,
  'Regional Hub': t`Regional Hub`,
  'Service Center': t`Service Center`,
}));

/** Returns a location type in the page's language. */
export function getTypeName(type: string): string {
  return typeNames()[type] ?? type;
}

export type RegionChoice = keyof ReturnType<typeof LOCATION_REGIONS>;

/** A location as visitors see it. */
export interface StoreLocation {
  id: number;
  name: string;
  /** Head Office, Distribution Center, Regional Hub, or Service Center. */
  type: string;
  region: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
  fax: string;
  email: string;
  hours: { weekdays: string; saturday: string; sunday: string };
  services: string[];
  specialties: string[];
  latitude: number;
  longitude: number;
}

export type HeadOffice = Pick<StoreLocation, 'address' | 'city' | 'province' | 'postalCode'>;

export type LocationSearch = ReturnType<typeof parseLocationSearch>;

/** Parses a search from a URL; unknown regions mean all. */
export function parseLocationSearch(params: URLSearchParams) {
  const region = params.get('region') ?? '';
  return { q: (params.get('q') ?? '').slice(0, 200), region: isRegion(region) ? region : 'all' };
}

function isRegion(value: string): value is RegionChoice {
  return Object.hasOwn(LOCATION_REGIONS(), value);
}

/** Returns 'Ontario' for 'ON'; unknown codes stay. */
export function getProvinceName(code: string): string {
  return getRegionName(code);
}

/** Matches text in name, city, or province (code or name), ignoring case and accents, and the exact region (SPEC 5). */
export function matchesLocation(
  location: Pick<StoreLocation, 'name' | 'city' | 'province' | 'region'>,
  { q, region }: LocationSearch,
): boolean {
  const needle = foldText(q.trim());
  const texts = [location.name, location.city, location.province, getProvinceName(location.province)];
  return (
    (region === 'all' || location.region === region) && texts.some((text) => foldText(text).includes(needle))
  );
}

/** Formats the address on one line. */
function formatFullAddress(location: Pick<StoreLocation, 'address' | 'city' | 'province' | 'postalCode'>) {
  return `${location.address}, ${location.city}, ${location.province} ${location.postalCode}`;
}

/** Builds the external maps link (SPEC 7). */
export function buildDirectionsUrl(location: Parameters<typeof formatFullAddress>[0]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatFullAddress(location))}`;
}

/** Formats the result count. */
export function countLocations(count: number): string {
  return plural(count, { one: '# location', other: '# locations' });
}
