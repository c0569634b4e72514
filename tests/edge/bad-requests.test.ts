import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { API_CALLS } from '../../app/api/all-calls';
import { pay } from '../../app/api/payment.calls';
import { createApiToken } from '../../app/domain/base/tokens/tokens.server';
import { openDatabase } from '../../db/client';
import { usageOf } from '../support/process-usage';
import { SCOPES } from '../support/api-actors';
import { badRequests, type BadRequest, type Operation } from '../support/bad-requests';
import { printFigures, times } from '../support/hard-tests';
import { sendBytes, type RawReply } from '../support/raw-reply';
import { startServer, type RunningServer } from '../support/server-process';

const COUNT = times(1_000, 10_000);
const SEED = 20_261_125;
const AT_ONCE = 8;
const MOST_GROWN_MB = 100;

/** Every call of the API, and what is beside them. */
const OPERATIONS: Operation[] = [
  ...API_CALLS.map(({ method, path, example }) => ({ method, path, ...(example && { body: example }) })),
  { method: 'POST', path: '/api/payments/square', ...(pay.example && { body: pay.example }) },
  { method: 'POST', path: '/api/payments/zelle', ...(pay.example && { body: pay.example }) },
  {
    method: 'POST',
    path: '/api/webhooks/{provider}',
    body: { id: 'evt_1', type: 'checkout.session.completed' },
  },
  { method: 'POST', path: '/api/webhooks/stripe', body: { id: 'evt_1', type: 'checkout.session.completed' } },
  { method: 'GET', path: '/api/nothing/{id}' },
];

const ErrorShape = z
  .object({
    success: z.literal(false).optional(),
    error: z.string().min(1),
    fieldErrors: z.record(z.string()).optional(),
    requestId: z.string().regex(/^[\w-]{12}$/),
  })
  .strict();

let server: RunningServer;
let credentials: string[];

beforeAll(async () => {
  server = await startServer();
  const login = await server.ask('/admin/login', {
    method: 'POST',
    body: 'username=admin&password=keyway-demo',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const cookie = (login.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  const db = openDatabase(server.databaseUrl);
  const actor = { name: 'staff:admin', staffId: 1, requestId: 'test' } as const;
  const { token } = await createApiToken(db, { name: 'Odd', scopes: [...SCOPES] }, { id: 1 }, actor);
  await db.destroy();
  credentials = ['', `Cookie: ${cookie}`, `Authorization: Bearer ${token}`];
});

afterAll(() => server.stop());

it(`${COUNT} odd requests to the API get an answer each, and what is refused says so as the API does`, async () => {
  const requests = badRequests(OPERATIONS, { count: COUNT, seed: SEED, host: server.host, credentials });
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const waiting = requests.values();
  let sent = 0;
  let before = 0;
  const work = async () => {
    for (const request of waiting) {
      sent += 1;
      // What the first half needs stays, a heap that has grown to its size among it; growth is counted from then on.
      if (sent === COUNT / 2) before = memory();
      const reply = await sendBytes(server.host, request.bytes);
      statuses.set(reply?.status ?? 0, (statuses.get(reply?.status ?? 0) ?? 0) + 1);
      const problem = problemOf(request, reply);
      if (problem !== undefined)
        wrong.push(`${problem}\n  ${request.oddities.join(', ')}\n  ${start(request)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const grownMb = Math.round((memory() - before) / 1024 / 1024);
  printFigures('odd requests to the API', { sent, grownMb, ...Object.fromEntries(statuses) });

  expect(wrong.join('\n')).toBe('');
  expect(grownMb).toBeLessThan(MOST_GROWN_MB);
  // The requests are odd in many ways: they are refused for as many reasons, and some are none.
  for (const status of [200, 201, 400, 401, 403, 404, 405, 413, 415, 422, 431])
    expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  expect(server.output()).not.toMatch(/"level":"error"/);
  expect((await server.ask('/api/products')).status).toBe(200);
}, 300_000);

function memory(): number {
  return usageOf(server.pid)?.largestBytes ?? 0;
}

function problemOf({ method }: BadRequest, reply: RawReply | undefined): string | undefined {
  if (reply === undefined) return 'no answer';
  const { status, headers, body } = reply;
  if (status >= 500 || status < 200) return `${status} ${body.slice(0, 300)}`;
  if (/\n\s+at .+:\d+:\d+|node_modules/.test(body)) return `a stack: ${body.slice(0, 300)}`;
  if (method === 'HEAD') return body === '' ? undefined : `HEAD with a body: ${body.slice(0, 100)}`;
  if (status < 400) return undefined;
  const error = ErrorShape.safeParse(jsonOf(body));
  if (!error.success) return `${status} ${headers.get('content-type')}: ${body.slice(0, 200)}`;
  const isNamed = headers.get('x-request-id') === error.data.requestId;
  return isNamed ? undefined : `${status} is named ${headers.get('x-request-id')} in its header`;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function start({ bytes }: BadRequest): string {
  return JSON.stringify(bytes.toString('latin1', 0, 600));
}
