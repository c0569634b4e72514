import { t } from '~/i18n/text';

/** Payment methods (SPEC 3), as they are offered: cards first. Those with a getter are named in the page's language. */
export const PAYMENT_METHODS = {
  get square() {
    return t`Credit/Debit Card`;
  },
  stripe: 'Stripe',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  zelle: 'Zelle',
  get etransfer() {
    return t`Interac e-Transfer`;
  },
} as const;

/** Pay on account, for trade accounts with terms. */
export const ON_ACCOUNT = 'account';

export type ListedMethod = keyof typeof PAYMENT_METHODS;

export type PaymentMethod = ListedMethod | typeof ON_ACCOUNT;

/** Returns whether a text names a listed payment method. */
export function isListedMethod(value: string): value is ListedMethod {
  return Object.hasOwn(PAYMENT_METHODS, value);
}

/** Returns whether a text names a payment method. */
export function isPaymentMethod(value: string): value is PaymentMethod {
  return value === ON_ACCOUNT || isListedMethod(value);
}

/** What a buyer pays with, under the method's name. A card has the marks of those that are accepted there. */
export function findMethodNote(method: ListedMethod): string | undefined {
  const notes: Record<Exclude<ListedMethod, 'square'>, string> = {
    paypal: t`PayPal balance or linked bank`,
    stripe: t`Card, processed by Stripe`,
    'apple-pay': t`Card saved on an Apple device`,
    'google-pay': t`Card saved with Google`,
    zelle: t`Transfer from a US bank`,
    etransfer: t`Transfer from a Canadian bank`,
  };
  return method === 'square' ? undefined : notes[method];
}

/** Finds the card method of a checkout, which is selected until the buyer selects another. */
export function findCardMethod(methods: readonly ListedMethod[]): ListedMethod | undefined {
  return methods.find((method) => method === 'square') ?? methods.find(isCard);
}

/** Returns whether a method is paid with a card that is typed. */
export function isCard(method: string): method is 'square' | 'stripe' {
  return method === 'square' || method === 'stripe';
}

/** Returns the name of a payment method. */
export function getMethodName(method: PaymentMethod): string {
  return method === ON_ACCOUNT ? t`Pay on account` : PAYMENT_METHODS[method];
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
  get approve() {
    return t`Approve payment`;
  },
  get decline() {
    return t`Decline payment`;
  },
  get 'time-out-after-capture'() {
    return t`Bank doesn’t answer`;
  },
  get 'fail-before-capture'() {
    return t`Processing error`;
  },
} as const;

export type SandboxOutcome = keyof typeof SANDBOX_OUTCOMES;
