import { z } from 'zod';

import {
  CustomerInfoSchema,
  matchPostalCode,
  withoutCardNumber,
} from '../../base/customers/customer-info.schema';
import { lineUpTo, trimmed } from '../../base/shared/form-fields';
import { holdsCardNumber } from '../../base/shared/card-number.rules';
import { isPaymentMethod } from './payment-methods.rules';

/** The standard checkout's shipping step: whom it goes to, and where. */
export const ShippingSchema = CustomerInfoSchema.superRefine(matchPostalCode);

/** SPEC 8, to the letter. */
const PAYMENT_METHOD_REQUIRED = 'Payment Method Required - Please select a payment method';

const paymentMethod = trimmed.transform((value, context) => {
  if (isPaymentMethod(value)) return value;
  context.addIssue({ code: z.ZodIssueCode.custom, message: PAYMENT_METHOD_REQUIRED });
  return z.NEVER;
});

/** The longest purchase-order number that is taken. */
const LONGEST_PO_NUMBER = 50;

/** What both checkouts ask when they place the order. */
const PlacingSchema = z.object({
  /** The buyer's own number for the order. */
  poNumber: withoutCardNumber(lineUpTo(LONGEST_PO_NUMBER)),
  paymentMethod,
  /** Made with the page: the same token twice is one order. */
  checkoutToken: z
    .string()
    .regex(/^[\w-]{22}$/)
    .refine((token) => !holdsCardNumber(token)),
  /** The total that the buyer saw, in cents. */
  shownTotal: z.coerce.number().int().min(0),
  /** The lines that the buyer saw, as `marksOf` writes them. */
  shownLines: z.string().max(50_000).optional(),
  sandboxOutcome: z
    .enum(['approve', 'decline', 'time-out-after-capture', 'fail-before-capture'])
    .catch('approve'),
});

/** What was agreed to, apart from whom it goes to. */
export type Placing = z.infer<typeof PlacingSchema>;

/** The express checkout's form: everything on one page. */
export const ExpressCheckoutSchema = CustomerInfoSchema.merge(PlacingSchema).superRefine(matchPostalCode);

export type ExpressCheckout = z.infer<typeof ExpressCheckoutSchema>;

/** The standard checkout's payment step. */
export const PaymentStepSchema = PlacingSchema.extend({
  /** The address that the buyer saw, as `addressMark` writes it. */
  shownAddress: z.string().max(60),
});
