import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_CALLS } from '../../app/api/all-calls';
import { startServer, type Question, type RunningServer } from '../support/server-process';

// What the edge refuses never reaches a call, and is an error of the API all the same: whatever is asked here is held
// to the error of the OpenAPI document (tests/support/server-process.ts).

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const ADDRESSES = [...new Set(API_CALLS.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')))];
const WRITES = API_CALLS.filter(({ body }) => body !== undefined).map(({ method, path, largestBody }) => ({
  method,
  address: path.replaceAll(/\{\w+\}/g, '1'),
  tooLong: largestBody === undefined ? 110_000 : 530_000,
}));

const REFUSED: { what: string; status: number; question: Question }[] = [
  { what: 'another host', status: 400, question: { headers: { Host: 'evil.example' } } },
  { what: 'a method that nobody takes', status: 405, question: { method: 'TRACE' } },
];

describe.each(ADDRESSES)('%s', (address) => {
  it.each(REFUSED)('$what is $status', async ({ status, question }) => {
    expect((await server.ask(address, question)).status).toBe(status);
  });

  it('a method of other addresses is 405', async () => {
    const taken = API_CALLS.filter(({ path }) => path.replaceAll(/\{\w+\}/g, '1') === address);
    const method = taken.some((call) => call.method === 'PATCH') ? 'PUT' : 'PATCH';
    expect((await server.ask(address, { method, headers: JSON_TYPE, body: '{}' })).status).toBe(405);
  });

  it('an address that cannot be read is 400, a classic data request 404', async () => {
    expect((await server.ask(`${address}/%E0%A4%A`)).status).toBe(400);
    expect((await server.ask(`${address}?_data=root`)).status).toBe(404);
  });
});

describe.each(WRITES)('$method $address', ({ method, address, tooLong }) => {
  it('is 403 from another site, 413 for too much, 415 for a form', async () => {
    const foreign = { ...JSON_TYPE, Origin: 'https://elsewhere.example' };
    expect((await server.ask(address, { method, headers: foreign, body: '{}' })).status).toBe(403);
    const long = JSON.stringify('x'.repeat(tooLong));
    expect((await server.ask(address, { method, headers: JSON_TYPE, body: long })).status).toBe(413);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await server.ask(address, { method, headers: form, body: 'a=b' })).status).toBe(415);
  });
});

it.each([
  ['/api/openapi.json', 'POST', 'GET, HEAD'],
  ['/api/docs', 'PUT', 'GET, HEAD'],
  ['/api/webhooks/stripe', 'GET', 'POST'],
  ['/api/webhooks/stripe', 'DELETE', 'POST'],
  ['/api/products', 'DELETE', 'GET, HEAD, POST'],
])('%s takes no %s, and says what it takes', async (address, method, allow) => {
  const body = method === 'GET' ? {} : { headers: JSON_TYPE, body: '{}' };
  const reply = await server.ask(address, { method, ...body });
  expect([reply.status, reply.headers.allow]).toEqual([405, allow]);
  expect(JSON.parse(reply.body)).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
});

it('too many writes are 429 with Retry-After', async () => {
  const limited = await startServer({ RATE_LIMITS: 'on' });
  try {
    for (const address of ['/api/payments/zelle', '/api/categories']) {
      const question = { method: 'POST', headers: JSON_TYPE, body: '{}' };
      let reply = await limited.ask(address, question);
      for (let asked = 1; reply.status !== 429 && asked < 400; asked += 1)
        reply = await limited.ask(address, question);
      expect([reply.status, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
    }
  } finally {
    await limited.stop();
  }
});
