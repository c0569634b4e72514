import {
  BusinessInformationSchema,
  PersonalInformationSchema,
  REGISTRATION_FIELDS,
  type RegistrationStep,
  type TypedFields,
} from './registration.schema';
import { REGISTRATION_STEPS } from './registration-steps.rules';

/** The steps whose fields are all valid. The last one is complete when the application is sent, not before. */
export function completeSteps(typed: TypedFields): RegistrationStep[] {
  const steps: RegistrationStep[] = [];
  if (PersonalInformationSchema.safeParse(typed).success) steps.push('personal');
  if (BusinessInformationSchema.safeParse(typed).success) steps.push('business');
  return steps;
}

/** Where the applicant has to go on: no later step may be entered before. */
export function firstIncompleteStep(typed: TypedFields): RegistrationStep {
  const complete = completeSteps(typed);
  return REGISTRATION_STEPS.find((step) => !complete.includes(step)) ?? 'terms';
}

export function isBefore(one: RegistrationStep, other: RegistrationStep): boolean {
  return REGISTRATION_STEPS.indexOf(one) < REGISTRATION_STEPS.indexOf(other);
}

/** The fields of one step out of what was typed. */
export function fieldsOfStep(step: RegistrationStep, typed: TypedFields): TypedFields {
  return Object.fromEntries(REGISTRATION_FIELDS[step].map((name) => [name, typed[name] ?? '']));
}
