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

/** For trade accounts with terms: the order is shipped, and paid within the days that were agreed. */
export const ON_ACCOUNT = 'account';
const ON_ACCOUNT_NAME = 'Pay on account';

export type PaymentMethod = keyof typeof PAYMENT_METHODS | typeof ON_ACCOUNT;

export function isPaymentMethod(value: string): value is PaymentMethod {
  return value === ON_ACCOUNT || Object.hasOwn(PAYMENT_METHODS, value);
}

export function nameOfMethod(method: PaymentMethod): string {
  return method === ON_ACCOUNT ? ON_ACCOUNT_NAME : PAYMENT_METHODS[method];
}

/** Whether a provider has to take the money before the order is one. */
export function isCharged(method: PaymentMethod): boolean {
  return method !== ON_ACCOUNT && !isTransfer(method);
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
