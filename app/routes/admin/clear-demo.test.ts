import { expect, it } from 'vitest';

import { openTestStore } from '../../../tests/support/test-store';
import { action, loader } from './settings_.clear-demo';

it('is not there in a live store', async () => {
  const store = await openTestStore({ seeded: true, env: { demo: false } });
  const headers = { Cookie: await store.signIn('owner') };
  for (const [handle, method] of [
    [loader, 'GET'],
    [action, 'POST'],
  ] as const) {
    const body = method === 'POST' ? new URLSearchParams({ phrase: 'clear demo data' }) : null;
    const request = new Request('http://store.example/admin/settings/clear-demo', { method, headers, body });
    const answer = handle({ context: store.context(), request, params: {} });
    await expect(answer).rejects.toMatchObject({ status: 404 });
  }
  expect(await store.db.selectFrom('products').select('id').execute()).toHaveLength(439);
});
