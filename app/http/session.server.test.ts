import { expect, it } from 'vitest';

import { openTestStore } from '../../tests/support/test-store';
import { serializeStaffCookie, serializeVisitorCookie } from './session.server';

it('the cookie of a session is for our own requests alone, and by https alone where the store is', async () => {
  const store = await openTestStore();
  const https = { env: { ...store.env, appUrl: 'https://store.example' } };
  for (const cookie of [serializeStaffCookie, serializeVisitorCookie]) {
    const plain = await cookie(store.context(), 'an-id');
    expect(plain).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookie(store.context(https), 'an-id')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  }
});
