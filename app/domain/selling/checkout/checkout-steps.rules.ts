import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Draft fields by part of the checkout. A page saves only its own parts. */
export const DRAFT_FIELDS = {
  shipping: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'address',
    'city',
    'state',
    'zipCode',
    'zipConfirmed',
    'attention',
    'deliveryInstructions',
    'billElsewhere',
    'billingName',
    'billingAddress',
    'billingCity',
    'billingState',
    'billingZipCode',
    'billingZipConfirmed',
  ],
  payment: ['poNumber', 'paymentMethod'],
} as const;

export type DraftPart = keyof typeof DRAFT_FIELDS;

/** Input by field name, as typed. */
export type TypedCheckout = Record<string, string>;

/** Lists the field names of some parts. */
export function listDraftFields(parts: readonly DraftPart[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => DRAFT_FIELDS[part]);
}

/** The four steps of the standard checkout (SPEC 2.7). */
export const CHECKOUT_STEPS = ['cart', 'shipping', 'payment', 'confirmation'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const CHECKOUT_STEP_NAMES = perLanguage<Record<CheckoutStep, string>>(() => ({
  cart: t`Cart`,
  shipping: t`Shipping`,
  payment: t`Payment`,
  confirmation: t`Confirmation`,
}));

/** Returns whether a step comes before another. */
export function isStepBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(other);
}

/** Lists the steps before one. */
export function listStepsBefore(step: CheckoutStep): CheckoutStep[] {
  return CHECKOUT_STEPS.filter((one) => isStepBefore(one, step));
}
