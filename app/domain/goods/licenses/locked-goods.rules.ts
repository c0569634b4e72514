import type { LicenseStanding } from './license.rules';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const LOCKED_TEXTS = perLanguage<Partial<Record<LicenseStanding['state'], string>>>(() => ({
  applied: t`Products marked “License required” stay locked until we approve your account and your license.`,
  none: t`Products marked “License required” stay locked until we’ve accepted your license.`,
  waiting: t`Products marked “License required” stay locked while we review your license.`,
  declined: t`Products marked “License required” stay locked because we didn’t accept your license.`,
  expired: t`Products marked “License required” are locked because your license expired.`,
}));

/** Says which products are locked and why; undefined if none are, or if the application was declined. */
export function describeLocked({ state }: LicenseStanding): string | undefined {
  return LOCKED_TEXTS()[state];
}
