import { REGION_GROUPS } from '../../base/shared/regions.rules';

/** SPEC 3: the options of the region filter. */
export const LOCATION_REGIONS = {
  all: 'All Regions',
  ontario: 'Ontario',
  quebec: 'Quebec',
  western: 'Western Canada',
  atlantic: 'Atlantic Canada',
} as const;

/** SPEC 3: what a branch is. */
export const LOCATION_TYPES = [
  'Head Office',
  'Distribution Center',
  'Regional Hub',
  'Service Center',
] as const;

export type RegionChoice = keyof typeof LOCATION_REGIONS;

/** A branch, as the finder and the contact page show it. */
export interface StoreLocation {
  id: number;
  name: string;
  /** Head Office, Distribution Center, Regional Hub or Service Center. */
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

export interface LocationSearch {
  q: string;
  region: RegionChoice;
}

/** A search as an address writes it; a region that is none means all of them. */
export function parseLocationSearch(params: URLSearchParams): LocationSearch {
  const region = params.get('region') ?? '';
  return { q: (params.get('q') ?? '').slice(0, 200), region: isRegion(region) ? region : 'all' };
}

function isRegion(value: string): value is RegionChoice {
  return Object.hasOwn(LOCATION_REGIONS, value);
}

const provinceNames = new Map<string, string>(
  REGION_GROUPS.flatMap(({ regions }) => regions.map(([code, name]) => [code, name] as const)),
);

/** 'Ontario' for 'ON'; letters that stand for nothing stay as they are. */
export function getProvinceName(code: string): string {
  return provinceNames.get(code) ?? code;
}

/**
 * SPEC 5: the text is within the name, the city or the province, whatever the case, and the region is the very
 * one, unless all are wanted. The province counts by its letters and by its name.
 */
export function matchesLocation(
  location: Pick<StoreLocation, 'name' | 'city' | 'province' | 'region'>,
  { q, region }: LocationSearch,
): boolean {
  const needle = q.trim().toLowerCase();
  const texts = [location.name, location.city, location.province, getProvinceName(location.province)];
  return (
    (region === 'all' || location.region === region) &&
    texts.some((text) => text.toLowerCase().includes(needle))
  );
}

/** The address on one line, as an envelope and a maps search want it. */
export function formatFullAddress(
  location: Pick<StoreLocation, 'address' | 'city' | 'province' | 'postalCode'>,
) {
  return `${location.address}, ${location.city}, ${location.province} ${location.postalCode}`;
}

/** SPEC 7: the maps search for a full address, outside of the store. */
export function buildDirectionsUrl(location: Parameters<typeof formatFullAddress>[0]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatFullAddress(location))}`;
}

/** What the finder says above its cards. */
export function countLocations(count: number): string {
  return `${count} ${count === 1 ? 'location' : 'locations'}`;
}
