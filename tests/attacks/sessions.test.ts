import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { printFigures, times } from '../support/hard-tests';
import { startServer, type Reply, type RunningServer } from '../support/server-process';

/** Sessions that are planted, left behind or guessed at, at the server's door. */

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const RIGHT = { username: 'admin', password: 'keyway-demo' };
const MINUTE = 60_000;

let server: RunningServer;
let db: Db;

beforeAll(async () => {
  server = await startServer();
  db = openDatabase(server.databaseUrl);
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

const open = (path: string, cookie: string) => server.ask(path, { headers: { Cookie: cookie } });
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  server.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...FORM, ...(cookie === '' ? {} : { Cookie: cookie }) },
  });

function sessionIn({ headers }: Reply): string {
  return headers['set-cookie']?.find((set) => set.startsWith('keyway_session='))?.split(';')[0] ?? '';
}

async function signIn(cookie = '', password = RIGHT.password): Promise<string> {
  const reply = await post('/admin/login', { ...RIGHT, password }, cookie);
  expect([reply.status, reply.headers.location]).toEqual([303, '/admin/dashboard']);
  return sessionIn(reply);
}

/** Refused as a page, as data, as a form and by the API: 303 to the login, or 401. */
async function expectRefused(cookie: string): Promise<void> {
  const page = await open('/admin/dashboard', cookie);
  expect([page.status, page.headers.location]).toEqual([303, '/admin/login?redirectTo=%2Fadmin%2Fdashboard']);
  expect((await open('/admin/products.data', cookie)).body).toContain('/admin/login');
  expect((await post('/admin/account', { intent: 'details', name: 'X' }, cookie)).status).toBe(303);
  expect((await open('/api/orders', cookie)).status).toBe(401);
}

const expectLetIn = async (cookie: string) =>
  expect((await open('/admin/dashboard', cookie)).status).toBe(200);

describe('a session of staff', () => {
  beforeEach(() => db.deleteFrom('sessions').execute());

  it('is never one whose id somebody planted or knew before', async () => {
    const planted = `keyway_session=${encodeURIComponent(Buffer.from('"AAAAAAAAAAAAAAAAAAAAAA"').toString('base64'))}`;
    const fresh = await signIn(planted);
    expect(fresh).not.toBe(planted);
    await expectRefused(planted);
    const visitor = sessionIn(await post('/cart', { intent: 'add', productId: '1', quantity: '1' }));
    const next = await signIn(visitor);
    expect(next).not.toBe(visitor);
    await expectRefused(visitor);
    expect((await open('/cart', visitor)).body).not.toContain('BMW Smart Key');
    await expectLetIn(next);
  });

  it('is not taken from an address, a form or another header', async () => {
    const cookie = await signIn();
    const [name = '', value = ''] = cookie.split('=');
    for (const path of [`/admin/dashboard?${name}=${value}`, `/admin/dashboard;${name}=${value}`])
      expect((await open(path, '')).status, path).toBe(303);
    for (const header of ['X-Cookie', 'Authorization', 'Cookie2'])
      expect((await server.ask('/admin/dashboard', { headers: { [header]: cookie } })).status, header).toBe(
        303,
      );
  });

  it('has a cookie that no script reads and no other site sends along', async () => {
    const reply = await post('/admin/login', RIGHT);
    const set = reply.headers['set-cookie']?.find((one) => one.startsWith('keyway_session='));
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Lax/);
    expect(set).toMatch(/; Path=\//);
    expect(set).not.toMatch(/Domain=/);
  });

  it('is over after the logout, in every browser that still has its cookie', async () => {
    const cookie = await signIn();
    const other = await signIn();
    expect((await post('/admin/logout', { intent: 'x' }, cookie)).status).toBe(303);
    await expectRefused(cookie);
    await expectLetIn(other);
  });

  it('is over after half an hour without use and after twelve hours with, and not a minute before', async () => {
    const cookie = await signIn();
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    const set = (columns: { last_seen_at?: string; expires_at?: string }) =>
      db.updateTable('sessions').set(columns).execute();
    const { created_at, expires_at } = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBeLessThanOrEqual(12 * 60 * MINUTE + 5_000);
    await set({ last_seen_at: ago(29 * MINUTE) });
    await expectLetIn(cookie);
    const { last_seen_at } = await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
    expect(Date.now() - Date.parse(last_seen_at)).toBeLessThan(MINUTE);
    await set({ last_seen_at: ago(31 * MINUTE) });
    await expectRefused(cookie);
    await set({ last_seen_at: ago(0), expires_at: ago(-MINUTE) });
    await expectLetIn(cookie);
    await set({ expires_at: ago(1) });
    await expectRefused(cookie);
  });

  it('is over in every other browser after the password was changed', async () => {
    const here = await signIn();
    const elsewhere = await signIn();
    const fields = { intent: 'password', currentPassword: RIGHT.password };
    const first = 'a much longer password 1';
    const changed = await post(
      '/admin/account',
      { ...fields, newPassword: first, repeatedPassword: first },
      here,
    );
    expect(changed.status).toBe(303);
    await expectRefused(elsewhere);
    await expectLetIn(here);
    expect((await post('/admin/login', RIGHT)).status).toBe(422);
    await signIn('', first);
  });
});

describe('guesses at a password', () => {
  let limited: RunningServer;

  beforeAll(async () => {
    limited = await startServer({ RATE_LIMITS: 'on' });
  });

  afterAll(() => limited.stop());

  /** Asks from an address of this machine: all of 127.0.0.0/8 are its own on Linux. */
  function logInFrom(localAddress: string, password: string, headers: Record<string, string> = {}) {
    const [host = '', port = ''] = limited.host.split(':');
    const body = new URLSearchParams({ username: 'admin', password }).toString();
    return new Promise<{ status: number; retryAfter: number; location: string | undefined }>(
      (resolve, reject) => {
        const request = http.request(
          {
            ...{ host, port, path: '/admin/login', method: 'POST', localAddress, agent: false },
            headers: { ...FORM, 'Content-Length': String(body.length), ...headers },
          },
          (response) => {
            response.resume();
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                retryAfter: Number(response.headers['retry-after']),
                location: response.headers.location,
              }),
            );
          },
        );
        request.on('error', reject);
        request.end(body);
      },
    );
  }

  it('are ten a minute from an address, wherever they say they come from, and lock nobody out', async () => {
    const count = times(30, 100);
    const statuses: number[] = [];
    for (let guess = 0; guess < count; guess += 1) {
      const forged = `10.${guess}.0.1`;
      const { status, retryAfter } = await logInFrom('127.0.0.1', `guess ${guess}`, {
        'X-Forwarded-For': `${forged}, 192.0.2.${guess}`,
        'X-Real-IP': forged,
        'X-Client-IP': forged,
        'CF-Connecting-IP': forged,
        'True-Client-IP': forged,
        Forwarded: `for=${forged}`,
      });
      statuses.push(status);
      if (status === 429) expect(retryAfter).toBeGreaterThan(0);
      if (status === 429) expect(retryAfter).toBeLessThanOrEqual(60);
    }
    printFigures('wrong logins', {
      sent: count,
      refusedAs422: statuses.filter((status) => status === 422).length,
      refusedAs429: statuses.filter((status) => status === 429).length,
    });
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
    // Not even the right one helps there; from elsewhere its owner comes in after a moment, however many were sent.
    expect((await logInFrom('127.0.0.1', RIGHT.password)).status).toBe(429);
    await pause(1_100);
    expect(await logInFrom('127.0.0.2', RIGHT.password)).toMatchObject({
      status: 303,
      location: '/admin/dashboard',
    });
  });

  it('behind a proxy count by what the proxy says, not by what stood there before', async () => {
    const proxied = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const statuses: number[] = [];
      for (let guess = 0; guess < 11; guess += 1) {
        const reply = await proxied.ask('/admin/login', {
          method: 'POST',
          body: 'username=admin&password=guess',
          headers: { ...FORM, 'X-Forwarded-For': `10.${guess}.0.1, 198.51.100.7` },
        });
        statuses.push(reply.status);
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await proxied.stop();
    }
  });
});
