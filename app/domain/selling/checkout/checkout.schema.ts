import { z } from 'zod';

import {
  type CustomerInfo,
  CustomerInfoSchema,
  dropZipConfirmation,
  matchPostalCode,
  withoutCardNumber,
  ZipConfirmation,
} from '../../base/customers/customer-info.schema';
import { lineUpTo, textUpTo, trimmed, withoutLinks } from '../../base/shared/form-fields';
import { containsCardNumber } from '../../base/shared/card-number.rules';
import { type BillingAddress, BillingFields, checkBilling, nestBilling } from './billing-address.schema';
import type { CardProblem } from './demo-card.rules';
import { isCard, isPaymentMethod } from './payment-methods.rules';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

const MAX_ATTENTION_LENGTH = 60;
const MAX_INSTRUCTIONS_LENGTH = 200;

/** What else a delivery may need. */
export const DeliveryFields = {
  /** Who receives it at the address: a person or a department. */
  attention: withoutCardNumber(withoutLinks(lineUpTo(MAX_ATTENTION_LENGTH))),
  /** Stored in one line. */
  deliveryInstructions: withoutCardNumber(
    withoutLinks(textUpTo(MAX_INSTRUCTIONS_LENGTH).transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))),
  ),
};

/** Who gets an order, where, and who gets its bill. */
export interface ShippingInfo extends CustomerInfo {
  attention?: string;
  deliveryInstructions?: string;
  /** Undefined if the bill goes to the shipping address. */
  billing?: BillingAddress | undefined;
}

const ShippingFields = CustomerInfoSchema.extend({ ...ZipConfirmation, ...DeliveryFields, ...BillingFields });

function toShippingInfo<Typed extends z.output<typeof ShippingFields>>(typed: Typed) {
  return nestBilling(dropZipConfirmation(typed));
}

/** The shipping step of the standard checkout. */
export const ShippingSchema = ShippingFields.superRefine(matchPostalCode)
  .superRefine(checkBilling)
  .transform(toShippingInfo);

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
  /** What is wrong with the demo's card, which itself isn't sent. */
  card: z.enum(['number', 'expiry', 'cvv']).optional().catch(undefined),
});

const CARD_MESSAGES = perLanguage<Record<CardProblem, string>>(() => ({
  number: t`Check the card number.`,
  expiry: t`Enter the expiration as MM/YY. It can’t be in the past.`,
  cvv: t`Enter the 3 or 4 digits of the CVV.`,
}));

function refuseCard(
  { card, paymentMethod: method }: { card?: CardProblem | undefined; paymentMethod: string },
  context: z.RefinementCtx,
): void {
  if (card === undefined || !isCard(method)) return;
  context.addIssue({ code: z.ZodIssueCode.custom, path: ['card'], message: CARD_MESSAGES()[card] });
}

function dropCard<Checkout extends { card?: CardProblem | undefined }>({
  card: _card,
  ...checkout
}: Checkout) {
  return checkout;
}

/** The order details other than the recipient. */
export type Placing = Omit<z.infer<typeof PlacingSchema>, 'card'>;

/** The express checkout form. */
export const ExpressCheckoutSchema = ShippingFields.merge(PlacingSchema)
  .superRefine(matchPostalCode)
  .superRefine(checkBilling)
  .superRefine(refuseCard)
  .transform((checkout) => dropCard(toShippingInfo(checkout)));

export type ExpressCheckout = z.infer<typeof ExpressCheckoutSchema>;

/** The payment step of the standard checkout. */
export const PaymentStepSchema = PlacingSchema.extend({
  /** The address shown to the buyer, as `addressFingerprint` formats it. */
  expectedAddress: z.string().max(60),
})
  .superRefine(refuseCard)
  .transform(dropCard);
