import { z } from 'zod';

import { containsCardNumber } from '../shared/card-number.rules';
import {
  emailAddress,
  requiredLine,
  lineUpTo,
  trimmed,
  withMessage,
  withoutLinks,
} from '../shared/form-fields';
import { findPublishedInput, publishInput } from '../shared/published-input';
import { findRegionQuestion } from '../shared/postal-regions.rules';
import { findCountry, normalizePostalCode, POSTAL_CODE_PATTERN, REGION_CODES } from '../shared/regions.rules';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** At least ten digits in any format. */
const phone = publishInput(
  lineUpTo(30).refine(
    (value) => value.replace(/\D/g, '').length >= 10 && /^[\d\s()+.x-]+$/i.test(value),
    withMessage(() => t`Please enter a valid phone number`),
  ),
  {
    ...findPublishedInput(lineUpTo(30)),
    type: 'string',
    allOf: [{ pattern: '(?:\\d\\D*){10}' }, { pattern: '^[\\d\\s()+.xX-]+$' }],
  },
);

const postalCodeText = trimmed.transform((value, context) => {
  const normal = normalizePostalCode(value);
  if (normal !== undefined) return normal;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message:
      value === '' ? t`Enter a ZIP or postal code` : t`Enter a ZIP code (90210) or postal code (K1A 0B1)`,
  });
  return z.NEVER;
});

const postalCode = publishInput(postalCodeText, { type: 'string', pattern: POSTAL_CODE_PATTERN });

const state = publishInput(
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .refine(
      (value) => findCountry(value) !== undefined,
      withMessage(() => t`Select a state or province`),
    ),
  { type: 'string', enum: REGION_CODES },
);

/** Error for a field that contains a likely card number, which is neither stored nor sent back. */
export const CARD_NUMBER_REFUSED = perLanguage(() => t`Remove the card number. It wasn’t saved.`);

/** Rejects likely card numbers. */
export function withoutCardNumber(field: z.ZodType<string, z.ZodTypeDef, unknown>) {
  return field.refine((value) => !containsCardNumber(value), withMessage(CARD_NUMBER_REFUSED));
}

/** Checkout customer information (SPEC 3). */
export const CustomerInfoSchema = z.object({
  firstName: withoutCardNumber(
    withoutLinks(requiredLine(2, () => t`Enter a first name of at least 2 characters`, 100)),
  ),
  lastName: withoutCardNumber(
    withoutLinks(requiredLine(2, () => t`Enter a last name of at least 2 characters`, 100)),
  ),
  email: withoutCardNumber(emailAddress),
  phone: withoutCardNumber(phone),
  company: withoutCardNumber(withoutLinks(lineUpTo(200))),
  address: withoutCardNumber(withoutLinks(requiredLine(5, () => t`Address is required`))),
  city: withoutCardNumber(withoutLinks(requiredLine(2, () => t`City is required`, 100))),
  state,
  zipCode: postalCode,
});

export type CustomerInfo = z.infer<typeof CustomerInfoSchema>;

/** The buyer's confirmation of a ZIP code of another state: the question that was answered. */
export const ZipConfirmation = { zipConfirmed: z.string().max(200).optional() };

/**
 * Requires a ZIP code for a state and a postal code for a province. One of another state or province must be
 * confirmed.
 */
export function matchPostalCode(
  {
    state,
    zipCode,
    zipConfirmed,
  }: Pick<CustomerInfo, 'state' | 'zipCode'> & { zipConfirmed?: string | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (message: string) =>
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['zipCode'], message });
  const country = findCountry(state);
  if (country === undefined) return;
  const isCanadian = country === 'Canada';
  if (isCanadian !== /^[A-Z]/.test(zipCode))
    return refuse(
      isCanadian ? t`Enter a Canadian postal code, e.g. K1A 0B1` : t`Enter a US ZIP code, e.g. 90210`,
    );
  // A code that is refused already is none.
  const question = /^[A-Z\d]/.test(zipCode) ? findRegionQuestion({ state, zipCode }) : undefined;
  if (question !== undefined && question !== zipConfirmed) refuse(question);
}

/** Takes the confirmation off an address, which is stored without it. */
export function dropZipConfirmation<Address extends { zipConfirmed?: string | undefined }>({
  zipConfirmed: _zipConfirmed,
  ...address
}: Address) {
  return address;
}
