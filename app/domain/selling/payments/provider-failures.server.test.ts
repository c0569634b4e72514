import { expect, it, describe } from 'vitest';

import { openHostedStore } from '../../../../tests/support/hosted-store';
import { PROVIDER_NAMES } from '../../../../tests/support/mock-providers';
import { readStoreCounts } from '../../../backoffice/upkeep/store-counts.queries.server';
import { listProviderFailures } from './provider-failures.server';

describe.each(PROVIDER_NAMES)('a failure of %s', (name) => {
  async function openWatched() {
    const logged: { message: string; details: Record<string, unknown> | undefined }[] = [];
    const hosted = await openHostedStore(name, {
      reportError: (_error, message, details) => logged.push({ message, details }),
    });
    const { db } = hosted.store;
    return { hosted, db, logged };
  }

  it('is logged, counted, and shown until the provider answers again', async () => {
    const { hosted, db, logged } = await openWatched();
    hosted.mock.hasValidKey = false;
    await hosted.checkOut();
    const { number } = await db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    expect(logged[0]).toEqual({
      message: 'payment provider failed',
      details: { provider: name, call: 'begin', kind: 'credentials', attempt: 1, orderNumber: number },
    });
    expect(await listProviderFailures(db)).toMatchObject([
      { provider: name, kind: 'credentials', orderNumber: number },
    ]);
    const { providerFailures } = await readStoreCounts(db);
    expect(providerFailures).toMatchObject([{ provider: name, kind: 'credentials' }]);

    hosted.mock.hasValidKey = true;
    const provider = hosted.store.payments.forMethod(name);
    if (provider === undefined || !('checkCredentials' in provider)) throw new Error('Not connected.');
    await provider.checkCredentials();
    expect(await listProviderFailures(db)).toEqual([]);
    await hosted.mock.close();
  });

  it.each([
    [500, 'outage'],
    [400, 'refused'],
  ])('of status %i is shown as %s', async (status, kind) => {
    const { hosted, db } = await openWatched();
    hosted.mock.failure = status;
    await hosted.checkOut();
    expect(await listProviderFailures(db)).toMatchObject([{ provider: name, kind }]);
    await hosted.mock.close();
  });
});
