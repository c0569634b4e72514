/** Checkout toasts, verbatim from SPEC 8. */

export const PAYMENT_METHOD_REQUIRED = {
  type: 'error',
  message: 'Payment Method Required',
  description: 'Please select a payment method',
} as const;

export const PAYMENT_FAILED = {
  type: 'error',
  message: 'Payment Failed',
  description: 'There was an error processing your payment.',
} as const;

/** At the payment method, beside the toast. */
export const NOT_CHARGED = 'You weren’t charged. Try again or select another payment method.';

export const PAYMENT_SUCCESSFUL = {
  type: 'success',
  message: 'Payment Successful!',
  description: 'Your order has been processed successfully.',
} as const;
