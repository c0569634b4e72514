import { z } from 'zod';

import {
  checkbox,
  lineUpTo,
  requiredLine,
  trimmed,
  withMessage,
  withoutLinks,
  type Message,
} from '../shared/form-fields';
import { findCountry, normalizePostalCode } from '../shared/regions.rules';
import { BUSINESS_TYPES, YEARS_IN_BUSINESS } from './business-choices.rules';
import { t } from '~/i18n/text';

function oneOfSchema(options: object, message: Message) {
  return trimmed.refine((value) => Object.hasOwn(options, value), withMessage(message));
}

const emailMessage = withMessage(() => t`Please enter a valid email address`);
const phoneMessage = withMessage(() => t`Please enter a valid phone number`);

/** Step 1, with the messages of SPEC 5. */
export const PersonalInformationSchema = z.object({
  firstName: withoutLinks(requiredLine(2, () => t`First name must be at least 2 characters`, 100)),
  lastName: withoutLinks(requiredLine(2, () => t`Last name must be at least 2 characters`, 100)),
  email: trimmed.pipe(z.string({ errorMap: emailMessage }).max(254).email()),
  /** At least ten digits in any format, with an optional extension. */
  phone: lineUpTo(30).refine(
    (value) => value.replace(/\D/g, '').length >= 10 && /^[\d\s()+./-]+((x|ext\.?|#)[\d\s]+)?$/i.test(value),
    phoneMessage,
  ),
});

const postalCode = trimmed.transform((value, context) => {
  const normal = normalizePostalCode(value);
  if (normal !== undefined) return normal;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message:
      value.length < 5 ? t`ZIP code is required` : t`Enter a ZIP code (90210) or postal code (K1A 0B1)`,
  });
  return z.NEVER;
});

/** The fields of step 2. */
export const BusinessInformationFields = z.object({
  companyName: withoutLinks(requiredLine(2, () => t`Company name is required`)),
  businessType: oneOfSchema(BUSINESS_TYPES(), () => t`Please select your business type`),
  jobTitle: requiredLine(2, () => t`Job title is required`, 100),
  yearsInBusiness: oneOfSchema(YEARS_IN_BUSINESS(), () => t`Please select years in business`),
  address: requiredLine(5, () => t`Address is required`),
  city: requiredLine(2, () => t`City is required`, 100),
  state: trimmed.refine(
    (value) => findCountry(value) !== undefined,
    withMessage(() => t`State is required`),
  ),
  zipCode: postalCode,
});

/** Rejects a postal code of the other country. */
export function checkPostalCountry(
  { state, zipCode }: { state: string; zipCode: string },
  context: z.RefinementCtx,
): void {
  const country = findCountry(state);
  const isCanadian = country === 'Canada';
  if (country === undefined || isCanadian === /[A-Z]/.test(zipCode)) return;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    path: ['zipCode'],
    message: isCanadian ? t`Enter a Canadian postal code, e.g. K1A 0B1` : t`Enter a US ZIP code, e.g. 90210`,
  });
}

/** Step 2. */
export const BusinessInformationSchema = BusinessInformationFields.superRefine(checkPostalCountry);

const AgreementFields = z.object({
  agreeToTerms: checkbox().refine(
    Boolean,
    withMessage(() => t`You must agree to the terms`),
  ),
  agreeToPrivacy: checkbox().refine(
    Boolean,
    withMessage(() => t`You must agree to the privacy policy`),
  ),
  marketingEmails: checkbox(false),
});

/** Step 3, with the revision of the summary shown. */
export const AgreementSchema = AgreementFields.extend({
  expectedRevision: z.coerce.number().int().min(0),
});

export type PersonalInformation = z.infer<typeof PersonalInformationSchema>;
export type BusinessInformation = z.infer<typeof BusinessInformationSchema>;
export type Agreement = z.infer<typeof AgreementSchema>;

/** Fields saved by each step. */
export const REGISTRATION_FIELDS = {
  personal: PersonalInformationSchema.keyof().options,
  business: BusinessInformationFields.keyof().options,
  terms: AgreementFields.keyof().options,
} as const;

export type RegistrationStep = keyof typeof REGISTRATION_FIELDS;

/** Input so far, valid or not, by field name. */
export type TypedFields = Partial<Record<string, string>>;
