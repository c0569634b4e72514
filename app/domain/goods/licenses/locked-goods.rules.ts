import type { LicenseStanding } from './license.rules';

const MARKED = 'Products marked “License required”';

const LOCKED_TEXTS: Partial<Record<LicenseStanding['state'], string>> = {
  applied: `${MARKED} stay locked until we approve your account and your license.`,
  none: `${MARKED} stay locked until we’ve accepted your license.`,
  waiting: `${MARKED} stay locked while we review your license.`,
  declined: `${MARKED} stay locked because we didn’t accept your license.`,
  expired: `${MARKED} are locked because your license expired.`,
};

/** Says which products are locked and why; undefined if none are, or if the application was declined. */
export function describeLocked({ state }: LicenseStanding): string | undefined {
  return LOCKED_TEXTS[state];
}
