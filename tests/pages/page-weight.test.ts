import { afterAll, beforeAll, expect, it } from 'vitest';

import { printFigures } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';

/** Bytes of a page as it is sent, in Brotli (DESIGN 9). */
const MAX_SENT = 16 * 1024;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

it.each(['/', '/automotive-keys', '/products?q=lock', '/product/bmw-smart-key'])(
  '%s is sent as 16 KB at most',
  async (path) => {
    const plain = await server.ask(path);
    const sent = await server.ask(path, { headers: { 'Accept-Encoding': 'br' } });
    expect([plain.status, sent.status, sent.headers['content-encoding']]).toEqual([200, 200, 'br']);
    const bytes = { html: Buffer.byteLength(plain.body), sent: Number(sent.headers['content-length']) };
    printFigures(path, bytes);
    expect(bytes.html).toBeGreaterThan(20_000);
    expect(bytes.sent).toBeLessThanOrEqual(MAX_SENT);
  },
);
