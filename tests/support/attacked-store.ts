import { createCookie } from '@remix-run/node';

import { openSession } from '../../app/domain/base/sessions/sessions.server';
import { openDatabase } from '../../db/client';
import { addAccount, firstUserOf } from './accounts';
import { staffCookieAt } from './staff-login';
import { startServer, type Question, type Reply, type RunningServer } from './server-process';

/** The name that the store is reached by: it stands behind a proxy that speaks TLS. */
export const STORE_HOST = 'store.example';
export const STORE_ORIGIN = `https://${STORE_HOST}`;

/** A store set up as one is that sells, but with the demo's catalog, and without limits, which would end an attack early. */
export interface AttackedStore extends RunningServer {
  /** The Cookie headers of those who attack. */
  cookies: Record<'nobody' | 'visitor' | 'buyer' | 'staff', string>;
}

export async function startAttackedStore(variables: Record<string, string> = {}): Promise<AttackedStore> {
  const server = await startServer({
    APP_URL: STORE_ORIGIN,
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a secret of forty characters, or nearly so',
    ...variables,
  });
  const ask = (path: string, question: Question = {}): Promise<Reply> =>
    server.ask(path, { ...question, headers: { Host: STORE_HOST, ...question.headers } });
  const store = { ...server, ask };
  return { ...store, cookies: await cookiesAt(store) };
}

async function cookiesAt(store: RunningServer): Promise<AttackedStore['cookies']> {
  const db = openDatabase(store.databaseUrl);
  const customerId = await addAccount(db, { email: 'ada@locke.example' });
  const userId = await firstUserOf(db, customerId);
  const id = await openSession(db, { customerId, userId, lifetimeMs: 3_600_000 });
  await db.destroy();
  const buyer = (await createCookie('keyway_session').serialize(id)).split(';')[0] ?? '';
  const added = await store.ask('/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'intent=add&productId=1&quantity=1',
  });
  const visitor = (added.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  return { nobody: '', visitor, buyer, staff: await staffCookieAt(store) };
}
