import type { RegistrationStep } from './registration.schema';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** The three steps of registration (SPEC 2.10). */
export const REGISTRATION_STEPS = ['personal', 'business', 'terms'] as const;

export const STEP_NAMES = perLanguage<Record<RegistrationStep, string>>(() => ({
  personal: t`Personal Information`,
  business: t`Business Information`,
  terms: t`Terms & Confirmation`,
}));
