import {
  BusinessInformationSchema,
  PersonalInformationSchema,
  REGISTRATION_FIELDS,
  type RegistrationStep,
  type TypedFields,
} from './registration.schema';
import { REGISTRATION_STEPS } from './registration-steps.rules';

/** Lists the steps whose fields are valid. The last step is complete only once submitted. */
export function listCompleteSteps(typed: TypedFields): RegistrationStep[] {
  const steps: RegistrationStep[] = [];
  if (PersonalInformationSchema.safeParse(typed).success) steps.push('personal');
  if (BusinessInformationSchema.safeParse(typed).success) steps.push('business');
  return steps;
}

/** Returns the first incomplete step; later steps can't be entered. */
export function getFirstIncompleteStep(typed: TypedFields): RegistrationStep {
  const complete = listCompleteSteps(typed);
  return REGISTRATION_STEPS.find((step) => !complete.includes(step)) ?? 'terms';
}

export function isBefore(one: RegistrationStep, other: RegistrationStep): boolean {
  return REGISTRATION_STEPS.indexOf(one) < REGISTRATION_STEPS.indexOf(other);
}

/** Picks one step's fields. */
export function getStepFields(step: RegistrationStep, typed: TypedFields): TypedFields {
  return Object.fromEntries(REGISTRATION_FIELDS[step].map((name) => [name, typed[name] ?? '']));
}
