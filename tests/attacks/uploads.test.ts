import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { printFigures, times } from '../support/hard-tests';
import { multipart } from '../support/multipart';
import { pngBomb } from '../support/png-bomb';
import { startServer, type RunningServer } from '../support/server-process';
import { staffCookieAt } from '../support/staff-login';

/** Files that would fill the memory. Those that pass for others are refused in tests/edge/uploads. */

const MB = 1024 * 1024;
const TOKEN = 'a-token-of-this-test-for-the-figures';

let server: RunningServer;
let Cookie: string;

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN });
  Cookie = await staffCookieAt(server);
});

afterAll(() => server.stop());

async function memoryMb(): Promise<number> {
  const { body } = await server.ask('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
  const [, bytes] = /keyway_memory_bytes\{[^}]*kind="rss"[^}]*\} (\S+)/.exec(body) ?? [];
  return Number(bytes) / MB;
}

/** Sends 100 MB as a browser would, or until the server says that it is enough. @returns the status. */
function sendLarge(path: string, isChunked: boolean): Promise<number> {
  const [host = '', port = ''] = server.host.split(':');
  const part = Buffer.alloc(64 * 1024, 120);
  const headers: Record<string, string> = { Cookie, 'Content-Type': 'multipart/form-data; boundary=x' };
  if (!isChunked) headers['Content-Length'] = String(100 * MB);
  return new Promise((resolve, reject) => {
    let sent = 0;
    let status = 0;
    const done = () => resolve(status);
    const request = http.request({ host, port, path, method: 'POST', headers, agent: false }, (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      response.on('end', () => {
        request.destroy();
        done();
      });
    });
    // The server hangs up while there is still something to send: what it said before counts.
    request.on('error', (error) => (status === 0 ? reject(error) : done()));
    const write = () => {
      while (status === 0 && sent < 100 * MB && !request.destroyed) {
        sent += part.length;
        if (!request.write(part)) return void request.once('drain', write);
      }
      request.end();
    };
    write();
  });
}

it('100 MB are refused wherever a file is taken, and memory stays as it was', async () => {
  const before = await memoryMb();
  const statuses: number[] = [];
  for (let round = 0; round < times(1, 10); round += 1) {
    for (const path of [
      '/account/documents',
      '/admin/products/1/pictures',
      '/admin/products/import',
      '/cart',
    ]) {
      for (const isChunked of [true, false]) statuses.push(await sendLarge(path, isChunked));
    }
  }
  const after = await memoryMb();
  printFigures('100 MB files', {
    sent: statuses.length,
    beforeMb: Math.round(before),
    afterMb: Math.round(after),
  });
  expect(new Set(statuses)).toEqual(new Set([413]));
  // A list for the import may have 64 MB: so much is read before it is too much, and then let go of.
  expect(after - before).toBeLessThan(200);
}, 300_000);

it('a picture of a few bytes that would unpack to gigabytes is refused unpacked', async () => {
  const before = await memoryMb();
  const bytes = pngBomb(50_000, 50_000);
  for (let round = 0; round < times(3, 50); round += 1) {
    const file = { name: 'bomb.png', type: 'image/png', bytes };
    const { headers, body } = multipart({ intent: 'add', alt: 'A key' }, file);
    const reply = await server.ask('/admin/products/1/pictures', {
      method: 'POST',
      headers: { ...headers, Cookie },
      body,
    });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('40 megapixels');
  }
  const after = await memoryMb();
  printFigures('PNG bombs', {
    bytes: bytes.length,
    beforeMb: Math.round(before),
    afterMb: Math.round(after),
  });
  expect(after - before).toBeLessThan(100);
  expect((await server.ask('/')).status).toBe(200);
});
