import type { PayPalSettings } from '../../../integrations/payments/paypal-client.server';
import type { SquareSettings } from '../../../integrations/payments/square-provider.server';
import type { StripeSettings } from '../../../integrations/payments/stripe-provider.server';
import type { ConnectedProviders } from './payment-providers.server';

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
