import { z } from 'zod';

import {
  CustomerInfoSchema,
  dropZipConfirmation,
  matchPostalCode,
  withoutCardNumber,
  ZipConfirmation,
} from '../../base/customers/customer-info.schema';
import { lineUpTo, trimmed, withoutLinks } from '../../base/shared/form-fields';
import { containsCardNumber } from '../../base/shared/card-number.rules';
import { isPaymentMethod } from './payment-methods.rules';
import { t } from '~/i18n/text';

/** The shipping step of the standard checkout. */
export const ShippingSchema = CustomerInfoSchema.extend(ZipConfirmation)
  .superRefine(matchPostalCode)
  .transform(dropZipConfirmation);

const paymentMethod = trimmed.transform((value, context) => {
  if (isPaymentMethod(value)) return value;
  // Verbatim from SPEC 8.
  const message = t`Payment Method Required - Please select a payment method`;
  context.addIssue({ code: z.ZodIssueCode.custom, message });
  return z.NEVER;
});

const MAX_PO_NUMBER_LENGTH = 50;

/** Fields that both checkouts need to place an order. */
const PlacingSchema = z.object({
  /** The buyer's own order number. */
  poNumber: withoutCardNumber(withoutLinks(lineUpTo(MAX_PO_NUMBER_LENGTH))),
  paymentMethod,
  /** Generated with the page; the same token twice is one order. */
  checkoutToken: z
    .string()
    .regex(/^[\w-]{22}$/)
    .refine((token) => !containsCardNumber(token)),
  /** The total shown to the buyer, in cents. */
  expectedTotalCents: z.coerce.number().int().min(0),
  /** The lines shown to the buyer, as `linesFingerprint` formats them. */
  expectedLines: z.string().max(50_000).optional(),
  sandboxOutcome: z
    .enum(['approve', 'decline', 'time-out-after-capture', 'fail-before-capture'])
    .catch('approve'),
});

/** The order details other than the recipient. */
export type Placing = z.infer<typeof PlacingSchema>;

/** The express checkout form. */
export const ExpressCheckoutSchema = CustomerInfoSchema.merge(PlacingSchema)
  .extend(ZipConfirmation)
  .superRefine(matchPostalCode)
  .transform(dropZipConfirmation);

export type ExpressCheckout = z.infer<typeof ExpressCheckoutSchema>;

/** The payment step of the standard checkout. */
export const PaymentStepSchema = PlacingSchema.extend({
  /** The address shown to the buyer, as `addressFingerprint` formats it. */
  expectedAddress: z.string().max(60),
});
