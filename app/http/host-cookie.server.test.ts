import { expect, it } from 'vitest';

import { openTestStore } from '../../tests/support/test-store';
import { parseSessionId, serializeVisitorCookie } from './session.server';

it('over HTTPS, only a cookie of this very host is a session', async () => {
  const store = await openTestStore({ env: { appUrl: 'https://store.example' } });
  const cookie = await serializeVisitorCookie(store.context(), 'an-id');
  expect(cookie).toMatch(/^__Host-keyway_session=\w+/);
  expect(cookie.split('; ').slice(1)).toEqual(
    expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
  );
  expect(cookie).not.toMatch(/domain/i);
  const pair = cookie.split(';')[0] ?? '';
  expect(await parseSessionId(store.context(), pair)).toBe('an-id');
  // As a subdomain or plain HTTP can plant it.
  expect(await parseSessionId(store.context(), pair.replace('__Host-', ''))).toBeUndefined();
});

it('over plain HTTP, such as on a developer’s machine, it has no prefix', async () => {
  const store = await openTestStore();
  expect(await serializeVisitorCookie(store.context(), 'an-id')).toMatch(/^keyway_session=/);
});
