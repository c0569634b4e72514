import { startServer } from '../support/server-process';
import { test as base } from './story';

/** Runs stories on a store of their own, because their changes would affect every other story. */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    async ({ browserName: _browserName }, play) => {
      const server = await startServer({ LOG_LEVEL: 'error' });
      await play(`http://${server.host}`);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownShop }, play) => play(ownShop),
});

export { expect } from './story';
