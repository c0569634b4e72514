import type {
  DirectProvider,
  HostedProvider,
  PaymentProvider,
} from '../../../integrations/payments/payment-provider';
import type { PaymentMethod } from '../checkout/payment-methods.rules';

/** The providers that are connected, and which methods each takes. */
export interface PaymentProviders {
  /** Undefined when nobody here takes that method: choosing it ends in 'Payment Failed' (DESIGN 5). */
  forMethod(method: PaymentMethod): PaymentProvider | undefined;
  /** The provider that an attempt was sent to, by the name kept with it. */
  named(name: string): PaymentProvider | undefined;
  /** Whether payments go to the sandbox, so that pages offer its outcomes. */
  readonly isSandbox: boolean;
  /** How long a charge may take, in milliseconds. */
  readonly chargeTimeoutMs: number;
}

export interface ConnectedProviders {
  stripe?: HostedProvider;
  square?: HostedProvider;
  paypal?: HostedProvider;
  /** In a demo: plays the providers that are not connected. */
  sandbox?: DirectProvider;
}

const SANDBOX_METHODS: readonly PaymentMethod[] = ['square', 'paypal', 'stripe'];

/**
 * Each method's own provider where it is connected, else the sandbox where there is one. Apple Pay and Google Pay
 * are paid on a page that offers them: Stripe's, else Square's. The sandbox has no page.
 */
export function connectedPayments(connected: ConnectedProviders, chargeTimeoutMs = 12_000): PaymentProviders {
  const { stripe, square, paypal, sandbox } = connected;
  const wallets = stripe ?? square;
  const takers: Record<PaymentMethod, PaymentProvider | undefined> = {
    square: square ?? sandbox,
    stripe: stripe ?? sandbox,
    paypal: paypal ?? sandbox,
    'apple-pay': wallets,
    'google-pay': wallets,
    zelle: undefined,
    etransfer: undefined,
    account: undefined,
  };
  const all = [stripe, square, paypal, sandbox];
  return {
    forMethod: (method) => takers[method],
    named: (name) => all.find((provider) => provider?.name === name),
    isSandbox: sandbox !== undefined && SANDBOX_METHODS.some((method) => takers[method] === sandbox),
    chargeTimeoutMs,
  };
}

/** Demo: the sandbox plays every provider. */
export function sandboxPayments(sandbox: DirectProvider, chargeTimeoutMs = 12_000): PaymentProviders {
  return connectedPayments({ sandbox }, chargeTimeoutMs);
}
