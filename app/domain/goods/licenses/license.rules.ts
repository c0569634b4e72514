import { t } from '~/i18n/text';
/** Message wherever restricted products are refused: cart, checkouts, API. */
export function describeRequiredLicense(name: string): string {
  return t`${name} requires an approved trade account with a valid license on file.`;
}

/** Days before expiry to warn. */
const WARNING_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns whether a document is valid on a day such as '2026-11-23', its last day included. */
export function isValidOn(expiresOn: string | null, day: string): boolean {
  return expiresOn !== null && day <= expiresOn;
}

/** Returns whether a valid document is about to expire. */
export function isExpiringSoon(expiresOn: string | null, day: string): boolean {
  if (expiresOn === null || !isValidOn(expiresOn, day)) return false;
  return Date.parse(expiresOn) - Date.parse(day) <= WARNING_DAYS * DAY_MS;
}

/** License status of a buyer: what is missing, or until when they may order. */
export type LicenseStanding =
  | { state: 'guest' | 'applied' | 'refused' | 'none' | 'waiting' | 'declined' }
  | { state: 'expired' | 'valid'; on: string };

interface License {
  state: 'waiting' | 'accepted' | 'declined';
  expiresOn: string | null;
}

/** Returns an account's license status on a day, from the license that is valid longest. */
export function getLicenseStanding(
  status: 'applied' | 'approved' | 'declined',
  licenses: readonly License[],
  day: string,
): LicenseStanding {
  if (status !== 'approved') return { state: status === 'applied' ? 'applied' : 'refused' };
  const on = licenses.find(({ state }) => state === 'accepted')?.expiresOn ?? null;
  if (on !== null && isValidOn(on, day)) return { state: 'valid', on };
  if (licenses.some(({ state }) => state === 'waiting')) return { state: 'waiting' };
  if (on !== null) return { state: 'expired', on };
  return { state: licenses.length > 0 ? 'declined' : 'none' };
}
