/** What is said wherever restricted goods are refused: at the cart, at both checkouts, by the API. */
export function licenceRequired(name: string): string {
  return `${name} needs a licence. It is sold to approved trade accounts with a valid licence on file.`;
}

/** So many days before its last one a licence or certificate is warned of. */
export const WARNING_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a document is valid on the day, '2026-11-23'. Its last day counts. */
export function isValidOn(expiresOn: string | null, day: string): boolean {
  return expiresOn !== null && day <= expiresOn;
}

/** Whether a document that is still valid expires within the days in which it is warned of. */
export function isExpiringSoon(expiresOn: string | null, day: string): boolean {
  if (expiresOn === null || !isValidOn(expiresOn, day)) return false;
  return Date.parse(expiresOn) - Date.parse(day) <= WARNING_DAYS * DAY_MS;
}

/** How a buyer stands to goods that need a licence: what is in their way, or until when they may order. */
export type LicenseStanding =
  | { state: 'guest' | 'applied' | 'refused' | 'none' | 'waiting' | 'declined' }
  | { state: 'expired' | 'valid'; on: string };

interface License {
  state: 'waiting' | 'accepted' | 'declined';
  expiresOn: string | null;
}

/** How an account stands on the day by the licences that it has shown, those that are valid longest first. */
export function getLicenseStanding(
  status: 'applied' | 'approved' | 'declined',
  licences: readonly License[],
  day: string,
): LicenseStanding {
  if (status !== 'approved') return { state: status === 'applied' ? 'applied' : 'refused' };
  const on = licences.find(({ state }) => state === 'accepted')?.expiresOn ?? null;
  if (on !== null && isValidOn(on, day)) return { state: 'valid', on };
  if (licences.some(({ state }) => state === 'waiting')) return { state: 'waiting' };
  if (on !== null) return { state: 'expired', on };
  return { state: licences.length > 0 ? 'declined' : 'none' };
}
