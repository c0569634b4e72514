import { once } from 'node:events';
import http from 'node:http';
import { expect, it } from 'vitest';

import { createLog } from './log';
import { RequestLog } from './request-log';

/** Sends one request through a proxy at 10.0.0.1, and returns the address in its line. */
async function findLoggedClient(addresses: 'full' | 'truncated' | 'off', from: string): Promise<unknown> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const requestLog = new RequestLog(log, { addresses, proxies: 1 });
  const server = http.createServer((_request, response) => {
    requestLog.logWhenAnswered(response, { requestId: 'id', method: 'GET', path: '/' });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  await (await fetch(`http://127.0.0.1:${bound.port}/`, { headers: { 'X-Forwarded-For': from } })).text();
  server.close();
  await once(server, 'close');
  return JSON.parse(lines[0] ?? '{}').client;
}

it.each([
  ['full', '203.0.113.157', '203.0.113.157'],
  ['full', '2001:db8:1:2::3', '2001:db8:1:2::3'],
  ['truncated', '203.0.113.157', '203.0.113.0'],
  ['truncated', '203.0.113.157:4711', '203.0.113.0'],
  ['truncated', '2001:db8:1:2::3', '2001:db8:1::'],
  ['truncated', 'jo@locks.example', 'unknown'],
  ['off', '203.0.113.157', undefined],
] as const)('a line says who asked: %s of %s', async (addresses, from, logged) => {
  expect(await findLoggedClient(addresses, from)).toBe(logged);
});
