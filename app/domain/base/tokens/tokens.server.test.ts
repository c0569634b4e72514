import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { Actor } from '../audit/actor';
import { acceptApiToken, createApiToken, revokeApiToken } from './tokens.server';
import { findApiToken, listApiTokens } from './tokens.queries.server';

let store: TestStore;
const staff = { id: 1 };
const actor: Actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };

beforeEach(async () => {
  vi.useRealTimers();
  store = await openTestStore({ seeded: true });
});

function create(name = 'Warehouse scanner') {
  return createApiToken(store.db, { name, scopes: ['stock'] }, staff, actor);
}

async function audited() {
  return store.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject', 'like', 'token:%')
    .orderBy('id')
    .execute();
}

describe('a token', () => {
  it('is returned once; the database keeps its hash and how it begins', async () => {
    const { id, token } = await create();
    expect(token).toMatch(/^kw_[\w-]{43}$/);
    const rows = JSON.stringify(await store.db.selectFrom('api_tokens').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(JSON.stringify(await audited())).not.toContain(token);
    expect(await findApiToken(store.db, id)).toMatchObject({
      name: 'Warehouse scanner',
      prefix: token.slice(0, 9),
      scopes: ['stock'],
      createdBy: 'Demo Owner',
      lastUsedAt: null,
      revokedAt: null,
    });
  });

  it('is another one each time, and works by itself alone', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    expect(one.token).not.toBe(other.token);
    expect(await acceptApiToken(store.db, one.token)).toEqual({ name: 'One', scopes: ['stock'] });
    expect(await acceptApiToken(store.db, `${one.token}x`)).toBeUndefined();
    expect(await acceptApiToken(store.db, one.token.slice(0, 9))).toBeUndefined();
  });

  it('has a name that no other working token has', async () => {
    const { id } = await create('Scanner');
    await expect(create('SCANNER')).rejects.toThrow('has this name');
    await revokeApiToken(store.db, id, staff, actor);
    await create('Scanner');
    expect((await listApiTokens(store.db)).map(({ revokedAt }) => revokedAt === null)).toEqual([true, false]);
  });

  it('works no more once it is revoked, which happens once', async () => {
    const { id, token } = await create();
    await revokeApiToken(store.db, id, staff, actor);
    expect(await acceptApiToken(store.db, token)).toBeUndefined();
    await expect(revokeApiToken(store.db, id, staff, actor)).rejects.toThrow('already revoked');
    expect((await audited()).map(({ action }) => action)).toEqual(['token.create', 'token.revoke']);
  });

  it('notes when it was used, at most once a minute', async () => {
    const { id, token } = await create();
    const lastUsed = async () => (await findApiToken(store.db, id))?.lastUsedAt;
    vi.useFakeTimers({ now: new Date('2027-01-01T09:00:00Z'), toFake: ['Date'] });
    await acceptApiToken(store.db, token);
    expect(await lastUsed()).toBe('2027-01-01T09:00:00.000Z');
    vi.setSystemTime(new Date('2027-01-01T09:00:59Z'));
    await acceptApiToken(store.db, token);
    expect(await lastUsed()).toBe('2027-01-01T09:00:00.000Z');
    vi.setSystemTime(new Date('2027-01-01T09:01:01Z'));
    await acceptApiToken(store.db, token);
    expect(await lastUsed()).toBe('2027-01-01T09:01:01.000Z');
    vi.useRealTimers();
  });
});
