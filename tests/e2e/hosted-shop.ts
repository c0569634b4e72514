import type { MockProvider } from '../support/mock-provider';
import { newMock, PROVIDER_NAMES, variablesFor, type ProviderName } from '../support/mock-providers';
import { startServer } from '../support/server-process';
import { test as base } from './story';

export interface HostedShop {
  url: string;
  databaseUrl: string;
  mocks: Record<ProviderName, MockProvider>;
}

/** Runs stories on a store of their own, connected to mocks of all three payment providers. */
export const test = base.extend<object, { hostedShop: HostedShop }>({
  hostedShop: [
    async ({ browserName: _browserName }, play) => {
      const mocks = {
        stripe: await newMock('stripe').open(),
        square: await newMock('square').open(),
        paypal: await newMock('paypal').open(),
      };
      const { stripe, square, paypal } = mocks;
      const urls = { stripe: stripe.url, square: square.url, paypal: paypal.url };
      const server = await startServer({ ...variablesFor(urls), LOG_LEVEL: 'error' });
      await play({ url: `http://${server.host}`, databaseUrl: server.databaseUrl, mocks });
      await server.stop();
      for (const name of PROVIDER_NAMES) await mocks[name].close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hostedShop }, play) => play(hostedShop.url),
});

export { expect } from './story';
