import { t } from '~/i18n/text';

/** Checkout toasts, verbatim from SPEC 8. */

export const PAYMENT_METHOD_REQUIRED = () =>
  ({
    type: 'error',
    message: t`Payment Method Required`,
    description: t`Please select a payment method`,
  }) as const;

export const PAYMENT_FAILED = () =>
  ({
    type: 'error',
    message: t`Payment Failed`,
    description: t`There was an error processing your payment.`,
  }) as const;

const NOT_CHARGED = () => t`You weren’t charged. Try again or select another payment method.`;

/** At the payment method, beside the toast: why, that nothing was charged, and what to do. */
export function describeFailedPayment(reason?: string): string {
  return reason === undefined ? NOT_CHARGED() : `${reason} ${NOT_CHARGED()}`;
}

/** Links to the card’s fields, which are far below the message. */
export const CHANGE_CARD = () => t`Change the card`;

/** For pages without a payment method to say it at. */
export const PAYMENT_NOT_CHARGED = () => {
  const toast = PAYMENT_FAILED();
  return { ...toast, description: `${toast.description} ${NOT_CHARGED()}` };
};

/** Why a payment failed that the provider declined: its own words are English. */
export const PAYMENT_DECLINED = () => t`The payment was declined.`;

/** Why a payment failed that the provider neither took nor declined, or that has no provider. */
export const PROVIDER_UNREACHABLE = () => t`The payment provider didn’t respond.`;
export const METHOD_UNAVAILABLE = () => t`This payment method isn’t available right now.`;

export const PAYMENT_SUCCESSFUL = () =>
  ({
    type: 'success',
    message: t`Payment Successful!`,
    description: t`Your order has been processed successfully.`,
  }) as const;
