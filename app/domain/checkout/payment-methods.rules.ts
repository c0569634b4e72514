/** SPEC 3: the payment method options. */
export const PAYMENT_METHODS = {
  square: 'Credit/Debit Card',
  paypal: 'PayPal',
  stripe: 'Stripe',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  zelle: 'Zelle',
  etransfer: 'Interac e-Transfer',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

export function isPaymentMethod(value: string): value is PaymentMethod {
  return Object.hasOwn(PAYMENT_METHODS, value);
}

/** SPEC 4: these show instructions instead of charging at once. */
export function isTransfer(method: PaymentMethod): method is 'zelle' | 'etransfer' {
  return method === 'zelle' || method === 'etransfer';
}

/** What the sandbox is told to do with a payment. */
export const SANDBOX_OUTCOMES = {
  approve: 'Approve the payment',
  decline: 'Decline the payment',
  'time-out-after-capture': 'Charge, then time out',
  'fail-before-capture': 'Fail before charging',
} as const;

export type SandboxOutcome = keyof typeof SANDBOX_OUTCOMES;
