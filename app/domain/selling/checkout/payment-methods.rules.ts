/** Payment methods (SPEC 3). */
export const PAYMENT_METHODS = {
  square: 'Credit/Debit Card',
  paypal: 'PayPal',
  stripe: 'Stripe',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  zelle: 'Zelle',
  etransfer: 'Interac e-Transfer',
} as const;

/** Pay on account, for trade accounts with terms. */
export const ON_ACCOUNT = 'account';
const ON_ACCOUNT_NAME = 'Pay on account';

export type ListedMethod = keyof typeof PAYMENT_METHODS;

export type PaymentMethod = ListedMethod | typeof ON_ACCOUNT;

export function isListedMethod(value: string): value is ListedMethod {
  return Object.hasOwn(PAYMENT_METHODS, value);
}

export function isPaymentMethod(value: string): value is PaymentMethod {
  return value === ON_ACCOUNT || isListedMethod(value);
}

/** What a buyer pays with, under the method's name. */
const METHOD_NOTES: Record<ListedMethod, string> = {
  square: 'Visa, Mastercard, American Express',
  paypal: 'PayPal balance or linked bank',
  stripe: 'Card, processed by Stripe',
  'apple-pay': 'Card saved on an Apple device',
  'google-pay': 'Card saved with Google',
  zelle: 'Transfer from a US bank',
  etransfer: 'Transfer from a Canadian bank',
};

export function getMethodNote(method: ListedMethod): string {
  return METHOD_NOTES[method];
}

/** Finds the card method of a checkout, which is selected until the buyer selects another. */
export function findCardMethod(methods: readonly ListedMethod[]): ListedMethod | undefined {
  return methods.find((method) => method === 'square') ?? methods.find(isCard);
}

/** Returns whether a method is paid with a card that is typed. */
export function isCard(method: string): method is 'square' | 'stripe' {
  return method === 'square' || method === 'stripe';
}

export function getMethodName(method: PaymentMethod): string {
  return method === ON_ACCOUNT ? ON_ACCOUNT_NAME : PAYMENT_METHODS[method];
}

/** Returns whether a provider must charge before the order counts as paid. */
export function isCharged(method: PaymentMethod): boolean {
  return method !== ON_ACCOUNT && !isTransfer(method);
}

/** Returns whether a method shows transfer instructions instead of charging (SPEC 4). */
export function isTransfer(method: PaymentMethod): method is 'zelle' | 'etransfer' {
  return method === 'zelle' || method === 'etransfer';
}

/** Outcomes the sandbox can simulate. */
export const SANDBOX_OUTCOMES = {
  approve: 'Approve payment',
  decline: 'Decline payment',
  'time-out-after-capture': 'Charge, then time out',
  'fail-before-capture': 'Fail before charging',
} as const;

export type SandboxOutcome = keyof typeof SANDBOX_OUTCOMES;
