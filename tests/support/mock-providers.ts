import { PayPalProvider } from '../../app/integrations/payments/paypal-provider.server';
import type { HostedProvider } from '../../app/integrations/payments/payment-provider';
import { SquareProvider } from '../../app/integrations/payments/square-provider.server';
import { StripeProvider } from '../../app/integrations/payments/stripe-provider.server';
import { MockPayPal, PAYPAL_WEBHOOK_ID } from './mock-paypal';
import type { MockProvider } from './mock-provider';
import { MockSquare, SQUARE_WEBHOOK_SECRET } from './mock-square';
import { MockStripe, STRIPE_WEBHOOK_SECRET } from './mock-stripe';

export const PROVIDER_NAMES = ['stripe', 'square', 'paypal'] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

export function newMock(name: ProviderName): MockProvider {
  return { stripe: () => new MockStripe(), square: () => new MockSquare(), paypal: () => new MockPayPal() }[
    name
  ]();
}

/** The provider of the store, with its official package, led to the mock. */
export function providerAt(name: ProviderName, apiBase: string): HostedProvider {
  const make = {
    stripe: () => new StripeProvider({ secretKey: 'sk_test', webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase }),
    square: () =>
      new SquareProvider({
        accessToken: 'token',
        locationId: 'location',
        webhookSecret: SQUARE_WEBHOOK_SECRET,
        apiBase,
      }),
    paypal: () =>
      new PayPalProvider({
        clientId: 'client',
        clientSecret: 'secret',
        webhookId: PAYPAL_WEBHOOK_ID,
        apiBase,
      }),
  };
  return make[name]();
}

/** The variables that lead a store's process to the mocks. */
export function variablesFor(urls: Partial<Record<ProviderName, string>>): Record<string, string> {
  return {
    ...(urls.stripe !== undefined && {
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: urls.stripe,
    }),
    ...(urls.square !== undefined && {
      SQUARE_ACCESS_TOKEN: 'token',
      SQUARE_LOCATION_ID: 'location',
      SQUARE_WEBHOOK_SECRET,
      SQUARE_API_BASE: urls.square,
    }),
    ...(urls.paypal !== undefined && {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID,
      PAYPAL_API_BASE: urls.paypal,
    }),
  };
}
