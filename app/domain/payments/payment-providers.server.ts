import type { PaymentProvider } from '../../integrations/payments/payment-provider';
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

const SANDBOX_METHODS: readonly PaymentMethod[] = ['square', 'paypal', 'stripe'];

/** Demo: the sandbox plays every provider. Apple Pay and Google Pay need a hosted page, which it has not. */
export function sandboxPayments(sandbox: PaymentProvider, chargeTimeoutMs = 12_000): PaymentProviders {
  return {
    forMethod: (method) => (SANDBOX_METHODS.includes(method) ? sandbox : undefined),
    named: (name) => (name === sandbox.name ? sandbox : undefined),
    isSandbox: true,
    chargeTimeoutMs,
  };
}

/** A live store without a connected provider: transfers are its only methods. */
export function transfersOnly(): PaymentProviders {
  return { forMethod: () => undefined, named: () => undefined, isSandbox: false, chargeTimeoutMs: 12_000 };
}
