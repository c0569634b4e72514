/** Carriers and their tracking pages; undefined for carriers without one. */
const TRACKING_PAGES = {
  UPS: (number: string) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number: string) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  DHL: (number: string) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`,
  'Canada Post': (number: string) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  Purolator: (number: string) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  Other: undefined,
} as const;

export type Carrier = keyof typeof TRACKING_PAGES;

export const CARRIERS: readonly Carrier[] = [
  'UPS',
  'FedEx',
  'USPS',
  'DHL',
  'Canada Post',
  'Purolator',
  'Other',
];

/** Returns whether a text names a carrier. */
export function isCarrier(value: string): value is Carrier {
  return Object.hasOwn(TRACKING_PAGES, value);
}

/** Returns a parcel's tracking page, if the carrier is known. */
export function getTrackingUrl(carrier: string, trackingNumber: string): string | undefined {
  if (!isCarrier(carrier) || trackingNumber === '') return undefined;
  return TRACKING_PAGES[carrier]?.(encodeURIComponent(trackingNumber));
}

/** Removes the spaces and hyphens printed on labels. */
export function normalizeTrackingNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}
