import { z } from 'zod';

import { checkbox, lineUpTo, requiredLine, trimmed, withoutLinks } from '../shared/form-fields';
import { findCountry, normalizePostalCode } from '../shared/regions.rules';
import { BUSINESS_TYPES, YEARS_IN_BUSINESS } from './business-choices.rules';

function oneOfSchema(options: object, message: string) {
  return trimmed.refine((value) => Object.hasOwn(options, value), message);
}

const EMAIL_MESSAGE = 'Please enter a valid email address';
const PHONE_MESSAGE = 'Please enter a valid phone number';

/** Step 1, with the messages of SPEC 5. */
export const PersonalInformationSchema = z.object({
  firstName: withoutLinks(requiredLine(2, 'First name must be at least 2 characters', 100)),
  lastName: withoutLinks(requiredLine(2, 'Last name must be at least 2 characters', 100)),
  email: trimmed.pipe(z.string().max(254, EMAIL_MESSAGE).email(EMAIL_MESSAGE)),
  /** At least ten digits in any format, with an optional extension. */
  phone: lineUpTo(30).refine(
    (value) => value.replace(/\D/g, '').length >= 10 && /^[\d\s()+./-]+((x|ext\.?|#)[\d\s]+)?$/i.test(value),
    PHONE_MESSAGE,
  ),
});

const postalCode = trimmed.transform((value, context) => {
  const normal = normalizePostalCode(value);
  if (normal !== undefined) return normal;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: value.length < 5 ? 'ZIP code is required' : 'Enter a ZIP code (90210) or postal code (K1A 0B1)',
  });
  return z.NEVER;
});

/** The fields of step 2. */
export const BusinessInformationFields = z.object({
  companyName: withoutLinks(requiredLine(2, 'Company name is required')),
  businessType: oneOfSchema(BUSINESS_TYPES, 'Please select your business type'),
  jobTitle: requiredLine(2, 'Job title is required', 100),
  yearsInBusiness: oneOfSchema(YEARS_IN_BUSINESS, 'Please select years in business'),
  address: requiredLine(5, 'Address is required'),
  city: requiredLine(2, 'City is required', 100),
  state: trimmed.refine((value) => findCountry(value) !== undefined, 'State is required'),
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
    message: isCanadian ? 'Enter a Canadian postal code, e.g. K1A 0B1' : 'Enter a US ZIP code, e.g. 90210',
  });
}

/** Step 2. */
export const BusinessInformationSchema = BusinessInformationFields.superRefine(checkPostalCountry);

const AgreementFields = z.object({
  agreeToTerms: checkbox().refine(Boolean, 'You must agree to the terms'),
  agreeToPrivacy: checkbox().refine(Boolean, 'You must agree to the privacy policy'),
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
