const TITLES: Partial<Record<string, string>> = {
  stripe: 'Stripe',
  square: 'Square',
  paypal: 'PayPal',
  sandbox: 'Sandbox',
};

/** Returns a provider's name for people. */
export function getProviderTitle(name: string): string {
  return TITLES[name] ?? name;
}
