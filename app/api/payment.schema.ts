import { z } from 'zod';

import { t } from '~/i18n/text';
import { CustomerInfoSchema } from '../domain/base/customers/customer-info.schema';
import { containsCardNumber } from '../domain/base/shared/card-number.rules';
import { positiveCents, withMessage } from '../domain/base/shared/form-fields';
import { BillingAddressSchema } from '../domain/selling/checkout/billing-address.schema';
import { DeliveryFields } from '../domain/selling/checkout/checkout.schema';

/** The methods that the API takes (SPEC 7). Apple Pay and Google Pay have no call. */
export const API_PAYMENT_METHODS = ['square', 'paypal', 'stripe', 'zelle', 'etransfer'] as const;

export type ApiPaymentMethod = (typeof API_PAYMENT_METHODS)[number];

/** SPEC 7: the body of the five payment calls. */
export const ApiPaymentSchema = z
  .object({
    /** What the buyer agreed to pay, as a number or a decimal string; it is compared, never charged. */
    amount: positiveCents(
      () => t`Amount is required`,
      () => t`Amount must be a number with at most two decimals`,
      () => t`Amount must be more than 0`,
    ),
    currency: z
      .literal('USD', { errorMap: () => ({ message: t`Currency must be USD` }) })
      .optional()
      .default('USD'),
    /** Square's card token. Card numbers are refused. */
    sourceId: z
      .string()
      .max(200)
      .refine(
        (value) => !containsCardNumber(value),
        withMessage(() => t`Send a card token, not a card number.`),
      )
      .optional(),
    customerInfo: CustomerInfoSchema.strict(),
    billingAddress: BillingAddressSchema.strict().optional(),
    attention: DeliveryFields.attention.optional(),
    deliveryInstructions: DeliveryFields.deliveryInstructions.optional(),
  })
  .strict();

export type ApiPayment = z.infer<typeof ApiPaymentSchema>;
