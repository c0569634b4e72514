import type { RegistrationStep } from './registration.schema';

/** SPEC 2.10: three steps, in this order. */
export const REGISTRATION_STEPS = ['personal', 'business', 'terms'] as const;

export const STEP_NAMES: Record<RegistrationStep, string> = {
  personal: 'Personal Information',
  business: 'Business Information',
  terms: 'Terms & Confirmation',
};
