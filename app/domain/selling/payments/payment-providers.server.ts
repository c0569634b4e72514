import type {
  DirectProvider,
  HostedProvider,
  PaymentProvider,
} from '../../../integrations/payments/payment-provider';
import type { PaymentMethod } from '../checkout/payment-methods.rules';
import type { PayPalSettings } from '../../../integrations/payments/paypal-client.server';
import type { SquareSettings } from '../../../integrations/payments/square-provider.server';
import type { StripeSettings } from '../../../integrations/payments/stripe-provider.server';

/** The connected providers and the methods they take. */
export interface PaymentProviders {
  /** Undefined if no provider takes the method; choosing it then fails with 'Payment Failed' (DESIGN 5). */
  forMethod(method: PaymentMethod): PaymentProvider | undefined;
  /** Returns the provider by the name stored with an attempt. */
  named(name: string): PaymentProvider | undefined;
  /** Whether the sandbox takes any method. */
  readonly isSandbox: boolean;
  /** Charge timeout in milliseconds. */
  readonly chargeTimeoutMs: number;
}

export interface ConnectedProviders {
  stripe?: HostedProvider;
  square?: HostedProvider;
  paypal?: HostedProvider;
  /** Demo only: stands in for providers that aren't connected. */
  sandbox?: DirectProvider;
}

/**
 * Routes each method to its provider, or to the sandbox. Apple Pay and Google Pay go through a hosted page: Stripe's,
 * otherwise Square's.
 */
export function connectedPayments(connected: ConnectedProviders, chargeTimeoutMs = 12_000): PaymentProviders {
  const { stripe, square, paypal, sandbox } = connected;
  const wallets = stripe ?? square ?? sandbox;
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
    isSandbox: sandbox !== undefined && Object.values(takers).includes(sandbox),
    chargeTimeoutMs,
  };
}

/** Returns whether the sandbox takes a method, so that pages offer its outcomes. */
export function isSandboxMethod(payments: PaymentProviders, method: PaymentMethod): boolean {
  return payments.forMethod(method)?.name === 'sandbox';
}

/** Demo: the sandbox takes every method. */
export function createSandboxPayments(sandbox: DirectProvider, chargeTimeoutMs = 12_000): PaymentProviders {
  return connectedPayments({ sandbox }, chargeTimeoutMs);
}

/** Connects the configured providers. Their packages are large and loaded on first use. */
export async function connectProviders(settings: {
  stripe?: StripeSettings;
  square?: SquareSettings;
  paypal?: PayPalSettings;
}): Promise<ConnectedProviders> {
  const connected: ConnectedProviders = {};
  if (settings.stripe !== undefined) {
    const { StripeProvider } = await import('../../../integrations/payments/stripe-provider.server');
    connected.stripe = new StripeProvider(settings.stripe);
  }
  if (settings.square !== undefined) {
    const { SquareProvider } = await import('../../../integrations/payments/square-provider.server');
    connected.square = new SquareProvider(settings.square);
  }
  if (settings.paypal !== undefined) {
    const { PayPalProvider } = await import('../../../integrations/payments/paypal-provider.server');
    connected.paypal = new PayPalProvider(settings.paypal);
  }
  return connected;
}
