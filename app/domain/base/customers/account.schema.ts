import { z } from 'zod';

import {
  CustomerInfoSchema,
  dropZipConfirmation,
  matchPostalCode,
  ZipConfirmation,
} from './customer-info.schema';
import { dayOrNothing, optionalCents, textUpTo, toText, trimmed } from '../shared/form-fields';
import {
  BusinessInformationFields,
  checkPostalCountry,
  PersonalInformationSchema,
} from './registration.schema';
import { t } from '~/i18n/text';

/** A named shipping address of an account, with the checkout's fields. */
export const AccountAddressSchema = CustomerInfoSchema.pick({
  address: true,
  city: true,
  state: true,
  zipCode: true,
})
  .extend({
    label: toText(1, () => t`Enter a name for this address`, 60),
    isDefault: z
      .literal('on')
      .optional()
      .transform((value) => value === 'on'),
    ...ZipConfirmation,
  })
  .superRefine(matchPostalCode)
  .transform(dropZipConfirmation);

export type AccountAddressInput = z.infer<typeof AccountAddressSchema>;

/** Contact data that staff can change, with the expected version. */
export const AccountContactSchema = PersonalInformationSchema.merge(
  BusinessInformationFields.pick({
    companyName: true,
    address: true,
    city: true,
    state: true,
    zipCode: true,
  }),
)
  .extend({ expectedUpdatedAt: z.string().max(40).default('') })
  .superRefine(checkPostalCountry);

export type AccountContact = Omit<z.infer<typeof AccountContactSchema>, 'expectedUpdatedAt'>;

const MAX_DAYS = 120;

const days = trimmed.transform((value, context) => {
  if (value === '') return null;
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= MAX_DAYS) return number;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: `Enter a whole number from 1 to ${MAX_DAYS}, or leave blank`,
  });
  return z.NEVER;
});

/** Terms of an approved account. */
export const AccountTermsSchema = z
  .object({
    netTermsDays: days,
    creditLimit: optionalCents('Enter an amount, e.g. 5000.00').transform((cents) => cents ?? 0),
    taxExemptCertificate: textUpTo(100),
    taxExemptUntil: dayOrNothing,
    /** Price tier code; empty for list prices. */
    priceTier: textUpTo(60),
  })
  .superRefine((terms, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
    if (terms.netTermsDays !== null && terms.creditLimit === 0)
      refuse('creditLimit', 'Enter a credit limit for net terms');
    if (terms.taxExemptCertificate !== '' && terms.taxExemptUntil === null)
      refuse('taxExemptUntil', 'Enter the expiration date');
    if (terms.taxExemptCertificate === '' && terms.taxExemptUntil !== null)
      refuse('taxExemptCertificate', 'Enter the certificate number');
  });

export type AccountTermsInput = z.infer<typeof AccountTermsSchema>;

/** The reason is mailed to the applicant. */
export const DeclineSchema = z.object({ reason: toText(5, 'Enter a reason', 500) });
