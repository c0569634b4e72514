import type { RegistrationStep } from './registration.schema';

/** The three steps of registration (SPEC 2.10). */
export const REGISTRATION_STEPS = ['personal', 'business', 'terms'] as const;

export const STEP_NAMES: Record<RegistrationStep, string> = {
  personal: 'Personal Information',
  business: 'Business Information',
  terms: 'Terms & Confirmation',
};
