import { z } from 'zod';

import { textOf, textUpTo, trimmed } from '../shared/form-fields';
import { countryOf, normalPostalCode } from '../shared/regions.rules';
import { holdsCardNumber } from './card-number.rules';
import { isPaymentMethod } from './payment-methods.rules';

/** Ten digits at least, however they are grouped. */
const phone = textUpTo(30).refine(
  (value) => value.replace(/\D/g, '').length >= 10 && /^[\d\s()+.x-]+$/i.test(value),
  'Please enter a valid phone number',
);

const postalCode = trimmed.transform((value, context) => {
  const normal = normalPostalCode(value);
  if (normal !== undefined) return normal;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message:
      value === ''
        ? 'ZIP code is required'
        : 'Enter a ZIP code such as 90210, or a postal code such as K1A 0B1',
  });
  return z.NEVER;
});

/** Said next to a field that holds what looks like a card number: it is neither kept nor sent on. */
export const CARD_NUMBER_REFUSED = 'Do not type a card number here. Nothing was kept.';

function withoutCardNumber(field: z.ZodType<string, z.ZodTypeDef, unknown>) {
  return field.refine((value) => !holdsCardNumber(value), CARD_NUMBER_REFUSED);
}

/** SPEC 3: checkout customer info. The messages are those of SPEC 5. */
export const CustomerInfoSchema = z.object({
  firstName: withoutCardNumber(textOf(2, 'First name must be at least 2 characters', 100)),
  lastName: withoutCardNumber(textOf(2, 'Last name must be at least 2 characters', 100)),
  email: withoutCardNumber(trimmed.pipe(z.string().max(254).email('Please enter a valid email address'))),
  phone: withoutCardNumber(phone),
  company: withoutCardNumber(textUpTo(200)),
  address: withoutCardNumber(textOf(5, 'Address is required')),
  city: withoutCardNumber(textOf(2, 'City is required', 100)),
  state: trimmed.refine((value) => countryOf(value) !== undefined, 'State is required'),
  zipCode: postalCode,
});

export type CustomerInfo = z.infer<typeof CustomerInfoSchema>;

/** SPEC 8, to the letter. */
const PAYMENT_METHOD_REQUIRED = 'Payment Method Required - Please select a payment method';

const paymentMethod = trimmed.transform((value, context) => {
  if (isPaymentMethod(value)) return value;
  context.addIssue({ code: z.ZodIssueCode.custom, message: PAYMENT_METHOD_REQUIRED });
  return z.NEVER;
});

/** The express checkout's form. */
export const ExpressCheckoutSchema = CustomerInfoSchema.extend({
  paymentMethod,
  /** Made with the page: the same token twice is one order. */
  checkoutToken: z
    .string()
    .regex(/^[\w-]{22}$/)
    .refine((token) => !holdsCardNumber(token)),
  /** The total that the buyer saw, in cents. */
  shownTotal: z.coerce.number().int().min(0),
  sandboxOutcome: z
    .enum(['approve', 'decline', 'time-out-after-capture', 'fail-before-capture'])
    .catch('approve'),
});

export type ExpressCheckout = z.infer<typeof ExpressCheckoutSchema>;
